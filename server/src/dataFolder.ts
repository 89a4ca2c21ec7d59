import { existsSync, lstatSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from './startupError.ts';

/**
 * Makes the folder with its parents and tries to write. Not by a recursive `mkdir`: where the system allows no
 * folders (/proc) Node never returns.
 * @throws StartupError one Chinese sentence: a file, a dangling link, no permission, read-only, disk full
 */
export function makeWritable(folder: string): void {
  make(folder, folder);
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    writeFileSync(probe, 'x', { flush: true });
  } catch (error) {
    throw explainFileError(error, folder);
  } finally {
    removeIfAny(probe);
  }
}

function make(folder: string, wanted: string): void {
  const there = kindOf(folder, wanted);
  if (there === 'folder') return;
  if (there === 'file') throw new StartupError(`${blame(folder, wanted)}是一个文件，${CHANGE}`);
  if (there === 'link') throw new StartupError(`${blame(folder, wanted)}是一个链接，它指的地方不存在，${CHANGE}`);
  if (dirname(folder) !== folder) make(dirname(folder), wanted);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (kindOf(folder, wanted) === 'folder') return; // Another process made it just now.
    if (!hasCode(error, 'ENOENT')) throw explainFileError(error, wanted);
    throw new StartupError(`数据文件夹 ${wanted} 建不起来：系统不让在 ${dirname(folder)} 里建文件夹，${CHANGE}`, {
      cause: error,
    });
  }
}

/** What a restoration brings back lies here until all of it is there (backup/restore.ts). */
export const RESTORING = 'restoring';

/** @throws StartupError in a folder whose restoration was cut off: half of a site must not begin to run */
export function mustNotBeHalfRestored(folder: string): void {
  if (!existsSync(join(folder, RESTORING))) return;
  throw new StartupError(
    `数据文件夹 ${folder} 里有一次没有做完的恢复，请重新运行 npm run zhitu -- restore；不再要它的话，清空这个文件夹。`,
  );
}

const CHANGE = '请用 DATA_DIR 换一个文件夹。';

const blame = (folder: string, wanted: string): string =>
  folder === wanted ? `数据文件夹 ${wanted} ` : `数据文件夹 ${wanted} 的上级 ${folder} `;

function kindOf(path: string, wanted: string): 'folder' | 'file' | 'link' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return undefined; // The parent is a file and says so.
    if (!hasCode(error, 'ENOENT')) throw explainFileError(error, wanted);
  }
  return lstatSync(path, { throwIfNoEntry: false }) ? 'link' : undefined;
}

function removeIfAny(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing could be written nothing was left.
  }
}

/** Turns system errors of the data folder into a Chinese sentence. */
export function explainFileError(error: unknown, root: string): StartupError {
  const text = error instanceof Error ? error.message : String(error);
  const sentence = sentences.find(([pattern]) => pattern.test(text))?.[1](root);
  return new StartupError(sentence ?? `数据文件夹 ${root} 不能使用：${text.trim()}。`, { cause: error });
}

const sentences: [RegExp, (root: string) => string][] = [
  [/ENOSPC|EDQUOT|No space left/, (root) => `磁盘已满，数据文件夹 ${root} 写不进去，请先清理磁盘。`],
  [/EROFS|Read-only/, (root) => `数据文件夹 ${root} 所在的磁盘是只读的，${CHANGE}`],
  [
    /EACCES|EPERM|Permission denied/,
    (root) => `当前账户不能写数据文件夹 ${root}，请改它的权限，或用 DATA_DIR 换一个文件夹。`,
  ],
  [/ELOOP/, (root) => `数据文件夹 ${root} 的路径里有互相指来指去的链接，${CHANGE}`],
  [/ENAMETOOLONG/, (root) => `数据文件夹 ${root.slice(0, 60)}… 的路径太长，${CHANGE}`],
];

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
