import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { fail } from '../../kit/fail.ts';

const ENTRIES = 200;
const UNPACKED_BYTES = 24 * 1024 * 1024;

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/**
 * Refuses what is no plain zip archive, and what would unpack to more than a list of people can need. The reader
 * unpacks no further than the directory of the archive says, and that is what is added up here.
 * @throws IMPORT_UNREADABLE
 */
export function mustBeModest(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > bytes.length || bytes.readUInt32LE(end) !== END) throw fail(IMPORT_UNREADABLE);
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > ENTRIES) throw fail(IMPORT_UNREADABLE);
  let at = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw fail(IMPORT_UNREADABLE);
    unpacked += bytes.readUInt32LE(at + 24);
    if (unpacked > UNPACKED_BYTES) throw fail(IMPORT_UNREADABLE, '文件展开之后太大，请只保留要导入的表格');
    at += ENTRY_BYTES + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}
