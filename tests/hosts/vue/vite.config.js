import vue from '@vitejs/plugin-vue';

const compilerOptions = { isCustomElement: (tag) => tag === 'patience-game' };

export default { base: './', plugins: [vue({ template: { compilerOptions } })], build: { assetsInlineLimit: 0 } };
