import * as english from '../en/deferred.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
