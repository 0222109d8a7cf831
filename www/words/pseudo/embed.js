import * as english from '../en/embed.js';
import { pseudoOf } from './pseudo.js';

export const words = pseudoOf(english);
