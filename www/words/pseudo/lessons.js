import * as english from '../en/lessons.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
