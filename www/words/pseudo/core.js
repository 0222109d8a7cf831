import * as english from '../en/core.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
