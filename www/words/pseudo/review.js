import * as english from '../en/review.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
