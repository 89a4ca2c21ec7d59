import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainFileError, hasCode, makeWritable, mustNotBeHalfRestored } from '../dataFolder.ts';
import { StartupError } from '../startupError.ts';

/**
 * Reads `dataDir/secret`, or makes it (64 hex digits, mode 600) while there is nothing that another key has sealed.
 * @throws StartupError when the folder is not writable, or the key file incomplete or lost
 */
export function readSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const existing = readIfAny(file);
  if (existing !== null) return existing;
  mustNotBeHalfRestored(dataDir);
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartupError(
      `${dataDir} 里有数据库，却没有它的密钥文件 secret，请从备份恢复它，或用 SECRET_KEY 给出原来的密钥。`,
    );
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
    makeWritable(dirname(file)); // Trouble with the folder is told by the folder.
    throw new StartupError(`密钥文件 ${file} 读不出来，请检查它的权限。`, { cause: error });
  }
  if (content.length < 32)
    throw new StartupError(`密钥文件 ${file} 不完整，请从备份恢复它，或用 SECRET_KEY 给出密钥。`);
  return content;
}

/** It is not there; or the folder is in trouble, which making it will tell. */
const absent = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'];

/**
 * Written aside and hard-linked: no half key after a power cut, and one key for two processes at a first
 * start.
 */
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
