import * as english from '../en/start.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
