import { join } from 'node:path';
import type { Plugin } from 'vite';

const slim = join(import.meta.dirname, 'src/ui/lucideIcon.ts');

/**
 * An icon of lucide-react is two components and a builder that serves all frameworks; what is built shows the same
 * drawing through one small component (`ui/lucideIcon.ts`): 1.4 KB less on every page. In browsers only: the server
 * renders its own a fifth slower that way. Its `svg` has some attributes more, which change nothing of the look.
 */
export function slimIcons(): Plugin {
  let found = 0;
  return {
    name: 'slim-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler() {
        found += 1;
        return slim;
      },
    },
    buildEnd() {
      if (found === 0)
        this.error('lucide-react no longer makes its icons by createLucideIcon: adapt slimIcons.config.ts');
    },
  };
}
