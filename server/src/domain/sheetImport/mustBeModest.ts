import { inflateRawSync } from 'node:zlib';
import { mustBeSmallSheet } from './mustBeSmallSheet.ts';
import { NotModest } from './notModest.ts';

const ENTRIES = 200;
const UNPACKED_BYTES = 24 * 1024 * 1024;

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Refuses what is no plain zip archive, and what would unfold to more than a list of people can need: the reader itself
 * sets no limits, and believes the directory of the archive. @throws NotModest
 */
export function mustBeModest(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  must(end >= 0 && end + END_BYTES <= bytes.length && bytes.readUInt32LE(end) === END);
  const count = bytes.readUInt16LE(end + 10);
  must(count > 0 && count <= ENTRIES);
  let at = bytes.readUInt32LE(end + 16);
  let left = UNPACKED_BYTES;
  for (let entry = 0; entry < count; entry += 1) {
    must(at + ENTRY_BYTES <= bytes.length && bytes.readUInt32LE(at) === ENTRY);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const content = contentOf(bytes, at, left);
    left -= content.length;
    if (name.endsWith('.xml')) mustBeSmallSheet(content.toString('utf8'));
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** What an entry of the directory unfolds to, not a byte more than it says and than is `left`. */
function contentOf(bytes: Buffer, at: number, left: number): Buffer {
  const [packed, unpacked, local] = [20, 24, 42].map((field) => bytes.readUInt32LE(at + field)) as [
    number,
    number,
    number,
  ];
  if (unpacked > left || packed > left) throw new NotModest('文件展开之后太大，请只保留要导入的表格');
  must(local + LOCAL_BYTES <= bytes.length && bytes.readUInt32LE(local) === LOCAL);
  const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  if (bytes.readUInt16LE(at + 10) !== DEFLATED) return content;
  return inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) });
}

function must(isSo: boolean): void {
  if (!isSo) throw new NotModest();
}
