import * as english from '../en/asking.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
