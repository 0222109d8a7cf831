import * as english from '../en/won.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
