import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const outDir = join(import.meta.dirname, 'build/server');

/** What a source file names relative to itself (migrations, workers, the built pages) stays where it is. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
  },
};

/**
 * The server that `npm start` runs, in a few files instead of a thousand: no types to strip and nothing to look for on
 * the disk (docs/decisions/0011). Packages stay outside, but for the two that are hundreds of small files.
 */
export default defineConfig({
  root: dirname(outDir),
  publicDir: false,
  plugins: [ownPlaces],
  ssr: { noExternal: ['drizzle-orm', 'zod'] },
  build: {
    ssr: join(import.meta.dirname, 'server/src/main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
