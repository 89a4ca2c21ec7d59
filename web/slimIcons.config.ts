import { join } from 'node:path';
import type { Plugin } from 'vite';

const slim = join(import.meta.dirname, 'src/ui/lucideIcon.ts');

/**
 * An icon of lucide-react is two components and a builder that serves all frameworks; what is built shows the same
 * drawing through one small component (`ui/lucideIcon.ts`): 1.4 KB less on every page, and less to render.
 */
export function slimIcons(): Plugin {
  let found = 0;
  return {
    name: 'slim-icons',
    apply: 'build',
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
