import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repo.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const linesOf = (text) => text.split('\n').filter(Boolean);

/** What was changed since the branch left main, what is not committed yet, and new files; on main only what is not committed. */
export function changedFiles() {
  const files = [
    ...linesOf(git('diff', '--name-only', '--no-renames', startOfBranch())),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

function startOfBranch() {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return 'HEAD';
  }
}
