import { BackupError, broken } from './backupError.ts';
import type { Source } from './places.ts';
import { isSealed, unseal } from './seal.ts';

/**
 * The archive within a source, unsealed when it is sealed.
 * @throws BackupError when it is sealed and there is no passphrase
 */
export async function* openBackup(source: Source, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const pieces = source.open()[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) throw broken('它是空的');
  const beginning = first.value;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  if (!isSealed(beginning)) yield* all();
  else if (passphrase === null) throw new BackupError('这份备份加了密，请用 BACKUP_PASSPHRASE 给出做备份时的口令。');
  else yield* unseal(all(), passphrase);
}
