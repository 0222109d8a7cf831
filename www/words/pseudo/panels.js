import * as english from '../en/panels.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
