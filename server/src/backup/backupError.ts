import { S3Trouble } from '../providers/s3Client.ts';
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

/**
 * A failure of a bucket, in the words of whoever set it up.
 * @param settings how the names of its settings begin
 */
export function explainS3(error: unknown, settings: 'S3' | 'BACKUP_S3'): unknown {
  if (!(error instanceof S3Trouble)) return error;
  const bucket = settings === 'S3' ? '对象存储' : '放备份的对象存储';
  return new BackupError(sentence(error, settings, bucket), { cause: error });
}

function sentence({ status, key, cause }: S3Trouble, settings: string, bucket: string): string {
  if (status === 401 || status === 403)
    return `${bucket}不让读写，请检查 ${settings}_ACCESS_KEY 与 ${settings}_SECRET_KEY。`;
  if (status === 404) return `${bucket}里没有 ${key}，或者没有 ${settings}_BUCKET 这个桶。`;
  if (status !== undefined) return `${bucket}没有收下或给出 ${key}（${status}），请稍后再试。`;
  // While the answer came it broke off; a connection that never stood says "fetch failed".
  if (cause instanceof Error && cause.message === 'terminated')
    return `${bucket}给出 ${key} 时断了，没有给完，请再试一次。`;
  return `连不上${bucket}，请检查 ${settings}_ENDPOINT。`;
}
