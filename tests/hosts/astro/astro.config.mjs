import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/some/where', vite: { build: { assetsInlineLimit: 0 } } });
