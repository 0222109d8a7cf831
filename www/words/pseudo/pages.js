import * as english from '../en/pages.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
