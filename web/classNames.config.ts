import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = import.meta.dirname;

/**
 * The class names of what is built: five characters for the file and where in it the name stands. A page carries some
 * seven hundred of them; with the name itself they are a sixth of it.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const hash = createHash('sha256')
    .update(relative(root, file.replace(/\?.*$/, '')))
    .digest('hex');
  const letters = Number.parseInt(hash.slice(0, 8), 16).toString(36).slice(-5);
  const at = css.search(new RegExp(String.raw`\.${name}(?![\w-])`));
  return `_${letters}${at.toString(36)}`;
}

const styleImport = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * What is built names every class by itself: `styles.head` becomes its few characters where it stands, and the names
 * that a file does not use are not sent. Where a class is looked up (`styles[tone]`) the whole list stays. A class that
 * its style sheet does not have fails the build.
 */
export function classNamesInPlace(): Plugin {
  return {
    name: 'class-names-in-place',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({
        code: code.replace(styleImport, (line, name: string, from: string) =>
          new RegExp(String.raw`\b${name}\[`).test(code) ? line : `import * as ${name} from ${from};`,
        ),
        map: null,
      }),
    },
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
    },
  };
}

/** A style sheet whose names all stand in their places exports nothing that is used; its rules are wanted all the same. */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
