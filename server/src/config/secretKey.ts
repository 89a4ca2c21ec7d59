import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startupError.ts';

/**
 * 读 `dataDir/secret`，没有就建一份（64 个十六进制字符，权限 600）。
 * @throws StartupError 文件夹不可写，或密钥文件不完整
 */
export function readSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const existing = readIfAny(file);
  if (existing !== null) return existing;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeOnce(file, randomBytes(32).toString('hex'));
  } catch (error) {
    throw new StartupError(`数据文件夹 ${dataDir} 不能写入，请检查权限与磁盘空间，或用 DATA_DIR 换一个文件夹。`, {
      cause: error,
    });
  }
  return readIfAny(file) ?? '';
}

function readIfAny(file: string): string | null {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return null;
    if (code === 'ENOTDIR')
      throw new StartupError(`数据文件夹 ${dirname(file)} 是一个文件，请用 DATA_DIR 换一个文件夹。`, { cause: error });
    throw new StartupError(`密钥文件 ${file} 读不出来，请检查它与所在文件夹的权限。`, { cause: error });
  }
  if (content.length < 32)
    throw new StartupError(`密钥文件 ${file} 不完整，请从备份恢复它，或用 SECRET_KEY 给出密钥。`);
  return content;
}

/** 先写临时文件再硬链接：断电不会留下半个密钥，两个进程同时首次启动也只有一份生效 */
function writeOnce(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600, flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
