import { join, relative } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** What a source file names relative to itself (migrations, workers, the built pages) stays where it is. */
const ownPlaces = (outDir: string): Plugin => ({
  name: 'own-places',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
  },
});

/**
 * A program of the server in a few files instead of a thousand: no types to strip and nothing to look for on the disk
 * (docs/decisions/0011). Packages stay outside, but for the two that are hundreds of small files.
 * @param entry a source file
 * @param outDir inside the project, so that the packages are found; both from the root of the project
 */
export const bundleOf = (entry: string, outDir: string): UserConfig => ({
  root,
  publicDir: false,
  plugins: [ownPlaces(join(root, outDir))],
  ssr: { noExternal: ['drizzle-orm', 'zod'] },
  build: {
    ssr: join(root, entry),
    outDir: join(root, outDir),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});

/** The server that `npm start` runs. */
export default defineConfig(bundleOf('server/src/main.ts', 'build/server'));
