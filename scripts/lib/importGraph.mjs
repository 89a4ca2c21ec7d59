import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './repo.mjs';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = '{contract,server,seed,scripts,e2e,web}/**/*.{ts,tsx,mjs}';

/** Files that only register: who stands in them changes nobody else. */
const isRegister = (file) => /(^server\/src\/api\/.*|^web\/src\/app\/)(table|routes)\.ts$/.test(file);

/** Imports at run time; those of types alone are the business of the type check. */
const importing =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'|\n\s*import\s+'([^']+)'/g;

/** By which files each file is imported. */
export function importersByFile() {
  const importers = new Map();
  for (const file of globSync(sources, { cwd: root })) {
    for (const used of usedBy(file)) importers.set(used, [...(importers.get(used) ?? []), file]);
  }
  return importers;
}

function usedBy(file) {
  if (isRegister(file)) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const used = [...text.matchAll(importing)].flatMap((found) => resolved(file, found[1] ?? found[2] ?? found[3]));
  return isServerTest(file) ? [...used, ...used.flatMap(handlersOf)] : used;
}

function resolved(file, specifier) {
  if (specifier.startsWith('.')) return [posix.join(dirname(file), specifier)];
  const alias = Object.keys(imports).find((name) => specifier.startsWith(name.slice(0, -1)));
  return alias ? [posix.join(imports[alias].slice(0, -1), specifier.slice(alias.length - 1))] : [];
}

const isServerTest = (file) => /^server\/.*\.test\.ts$/.test(file);

/** Tests use a contract over HTTP; what answers it has the same name. */
function handlersOf(file) {
  const handlers = file.replace(/^contract\/src\//, 'server/src/api/');
  return handlers !== file && existsSync(join(root, handlers)) ? [handlers] : [];
}

/** These files and those that import them, directly or not, the nearest first. */
export function reachedFrom(files, importers = importersByFile()) {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached];
}
