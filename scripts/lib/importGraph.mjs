import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './repo.mjs';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = '{contract,server,seed,scripts,e2e,web}/**/*.{ts,tsx,mjs}';

/** 只登记而不使用的文件：谁登记了什么，与谁的行为无关 */
const isRegister = (file) => /(^server\/src\/api\/.*|^web\/src\/app\/)(table|routes)\.ts$/.test(file);

/** 运行时的引用；只引用类型的由类型检查管 */
const importing =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'|\n\s*import\s+'([^']+)'/g;

/** 每个文件被哪些文件引用 */
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

/** 测试经过 HTTP 用到的是契约，应答它的文件同名 */
function handlersOf(file) {
  const handlers = file.replace(/^contract\/src\//, 'server/src/api/');
  return handlers !== file && existsSync(join(root, handlers)) ? [handlers] : [];
}

/** 这些文件与直接、间接引用它们的文件，近的在前 */
export function reachedFrom(files, importers = importersByFile()) {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached];
}
