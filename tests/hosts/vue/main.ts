import { createApp } from 'vue';
import Game from './Game.vue';

createApp(Game).mount('#root');
