import { StartupError } from '../startupError.ts';

/** Why a backup cannot be made, read or put back: one whole Chinese sentence. */
export class BackupError extends StartupError {
  override name = 'BackupError';
}

/** A backup that is cut short, changed, or none at all. */
export class BrokenBackup extends BackupError {
  override name = 'BrokenBackup';
}

/** What a broken archive says, wherever it is found to be broken. */
export const broken = (what: string): BrokenBackup => new BrokenBackup(`备份不能用：${what}。`);

/** A failure of the disk, in the words of whoever reads it. */
export function explainDisk(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = disk[code];
  return why ? new BackupError(`${place} ${why}`, { cause: error }) : error;
}

const disk: Readonly<Record<string, string>> = {
  ENOSPC: '所在的磁盘已满，请先清理磁盘。',
  EDQUOT: '所在的磁盘已满，请先清理磁盘。',
  EFBIG: '放不下这么大的文件，请换一个磁盘，或者放宽文件大小的限制。',
  EACCES: '没有权限，请检查它的权限。',
  EPERM: '没有权限，请检查它的权限。',
  EROFS: '在只读的磁盘上，请换一个地方。',
  ENOENT: '不存在，请检查路径。',
  ENOTDIR: '不存在，请检查路径。',
  EISDIR: '是一个文件夹，请给出文件的路径。',
};
