import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const left = new Set([
  'node_modules',
  '.git',
  'build',
  'data',
  'gallery',
  '.react-router',
  'test-results',
  'playwright-report',
]);

/** Every file of the house below a folder, as paths from the root of the repository. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return left.has(entry.name) && path !== 'seed/data' ? [] : filesBelow(path);
  });
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const statement = /^(?:import|export)\s(type\s)?(?:[^;'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const aliases: Record<string, string> = {
  '#contract/': 'contract/src/',
  '#server/': 'server/src/',
  '#test/': 'server/test/',
  '#web/': 'web/src/',
  '#seed/': 'seed/',
};

/** What a file imports from our own files; packages are left out. */
export function importsOf(from: string): Import[] {
  return [...read(from).matchAll(statement)].flatMap(([, type, fixed, dynamic]) => {
    const to = fileOf(from, fixed ?? dynamic!);
    return to ? [{ from, to, isType: type !== undefined }] : [];
  });
}

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = Object.keys(aliases).find((one) => specifier.startsWith(one));
  return alias && aliases[alias] + specifier.slice(alias.length);
}
