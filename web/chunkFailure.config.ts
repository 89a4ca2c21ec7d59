import type { Plugin } from 'vite';

/** What React Router does when the file of a page is gone: reload, however often. */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * What Vite does for the files that it loads itself: tell the page, and fail unless the page deals with it. The router
 * swallows what is thrown here, so the page throws when it is shown.
 */
const tell = `const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
window.dispatchEvent(event);
if (event.defaultPrevented) return new Promise(() => {});
return { default() { throw error; } };`;

/** Leaves it to `useReloadOnChunkFailure` whether a page is loaded again when a file of it cannot be fetched. */
export function chunkFailure(): Plugin {
  return {
    name: 'chunk-failure',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code))
          this.error('React Router no longer reloads in routeModules.js: adapt chunkFailure.config.ts');
        return { code: code.replace(reload, tell), map: null };
      },
    },
  };
}
