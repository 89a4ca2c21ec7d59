import { readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, makeWritable } from '../../dataFolder.ts';
import { StartupError } from '../../startupError.ts';

export const majorVersion = '18';

const megabyte = 1024 * 1024;

/**
 * Makes the data folder and says beforehand why it cannot be used.
 * @throws StartupError
 */
export async function assertUsableFolder(root: string, directory: string): Promise<void> {
  makeWritable(root);
  const version = await versionOf(directory);
  if (version !== null && version !== majorVersion) {
    throw new StartupError(
      `数据文件夹 ${directory} 由 PostgreSQL ${version} 建立，这一版知途用的是 PostgreSQL ${majorVersion}，请先用旧版导出再导入，或用 DATA_DIR 换一个文件夹。`,
    );
  }
  await assertSpace(root, version === null ? 300 : 64);
}

/** Major version of the database; null before there is one. */
async function versionOf(directory: string): Promise<string | null> {
  try {
    return (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'EACCES')) {
      throw new StartupError(
        `数据文件夹 ${directory} 属于另一个账户，请用当初启动知途的账户（或 root）启动，或用 DATA_DIR 换一个文件夹。`,
        { cause: error },
      );
    }
  }
  const exists = await stat(directory).catch(() => null);
  if (exists) throw new StartupError(`${directory} 不是完整的数据库，请从备份恢复它，或用 DATA_DIR 换一个文件夹。`);
  return null;
}

async function assertSpace(root: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free >= needed) return;
  throw new StartupError(`磁盘空间不足：数据文件夹 ${root} 所在的磁盘只剩 ${free} MB，至少需要 ${needed} MB。`);
}
