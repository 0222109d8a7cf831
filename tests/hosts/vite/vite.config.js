// Short files stay files: the site's policy allows no address that is itself the content.
export default { base: './', build: { assetsInlineLimit: 0 } };
