import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './repo.mjs';

/**
 * What can be seen without running the product; each is a name and a function that returns an exit code,
 * `options` are for spawn.
 */
export const staticSteps = [
  { name: '格式', run: (options) => run('oxfmt', ['--check'], options) },
  { name: '规则', run: (options) => run('oxlint', ['--type-aware'], options) },
  { name: '类型', run: checkTypes },
  { name: '运维文档与设置一致', run: (options) => run('node', ['scripts/operations.ts', '--check'], options) },
  ...ifExists('scripts/coverage.mjs', '覆盖表与路由一致', ['scripts/coverage.mjs', '--check']),
];

export const arrows = ifExists('server/test/architecture.test.ts', '引用的方向', [
  'node_modules/vitest/vitest.mjs',
  'run',
  'server/test/architecture.test.ts',
]);

/**
 * One project after the other; nothing is emitted, only what was checked is kept for the next time. One checker: each has
 * types of its own, and four of them work out the same ones again, in twice the time on two cores.
 */
async function checkTypes(options) {
  let code = await run('react-router', ['typegen', 'web'], options);
  for (const project of ['contract', 'server', 'web', 'tsconfig.tools.json'])
    code ||= await run('tsc', ['-p', project, '--checkers', '1'], options);
  return code;
}

function ifExists(file, name, args) {
  return existsSync(join(root, file)) ? [{ name, run: (options) => run('node', args, options) }] : [];
}
