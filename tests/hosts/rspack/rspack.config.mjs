export default {
  mode: 'production',
  entry: './main.js',
  output: { path: import.meta.dirname + '/public/js', publicPath: 'js/' },
};
