import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainFileError, hasCode, makeWritable } from '../dataFolder.ts';
import { StartupError } from '../startupError.ts';

/**
 * 读 `dataDir/secret`，没有就建一份（64 个十六进制字符，权限 600）。
 * @throws StartupError 文件夹不可写，或密钥文件不完整
 */
export function readSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const existing = readIfAny(file);
  if (existing !== null) return existing;
  makeWritable(dataDir);
  try {
    writeOnce(file, randomBytes(32).toString('hex'));
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
  return readIfAny(file) ?? '';
}

function readIfAny(file: string): string | null {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (absent.some((code) => hasCode(error, code))) return null;
    makeWritable(dirname(file)); // 毛病在文件夹上时，由它来说
    throw new StartupError(`密钥文件 ${file} 读不出来，请检查它的权限。`, { cause: error });
  }
  if (content.length < 32)
    throw new StartupError(`密钥文件 ${file} 不完整，请从备份恢复它，或用 SECRET_KEY 给出密钥。`);
  return content;
}

/** 不在；或者文件夹本身有毛病，建它的时候自然会说是什么毛病 */
const absent = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'];

/** 先写临时文件再硬链接：断电不会留下半个密钥，两个进程同时首次启动也只有一份生效 */
function writeOnce(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600, flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
