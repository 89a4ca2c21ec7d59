import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page needs, in one file: it compresses better and is fetched once for all releases that do not change it. */
const runtime = { name: 'runtime', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ };

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [runtime] } } },
  },
});
