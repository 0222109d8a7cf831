// fast-check with a seed of the commit: a property that fails also fails when it is tried again, and each commit tries other
// values. FC_SEED names another seed.

import fc from 'fast-check';
import { seedOf } from './tier.mjs';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? seedOf('properties')), includeErrorInReport: true });

export default fc;
