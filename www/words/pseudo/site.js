import * as english from '../en/site.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
