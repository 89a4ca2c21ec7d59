import { createHash } from 'node:crypto';
import { relative } from 'node:path';

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
