import { setBase } from 'cadogan-patience';
setBase('./cards/');
