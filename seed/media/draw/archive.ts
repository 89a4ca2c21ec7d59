import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  bytes: Buffer;
}

/** 2026-11-21 08:00 in the form of the format: the same files give the same archive whenever it is made. */
const MOMENT = Buffer.from([0x00, 0x40, 0x75, 0x5d]);

/** A zip file: every entry compressed, names in UTF-8 so that Chinese ones stay readable. */
export function archive(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.bytes, { level: 9 });
    const facts = factsOf(entry, packed, name);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(10), uint32(at), name]),
    );
    bodies.push(body);
    at += body.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const count = uint16(entries.length);
  const end = [Buffer.from('PK\x05\x06\x00\x00\x00\x00', 'latin1'), count, count, uint32(size), uint32(at), uint16(0)];
  return Buffer.concat([...bodies, ...directory, ...end]);
}

/** What both the entry and the directory say: version, UTF-8, deflate, moment, checksum, sizes, length of the name. */
const factsOf = ({ bytes }: Entry, packed: Buffer, name: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0x14, 0x00, 0x00, 0x08, 0x08, 0x00]),
    MOMENT,
    uint32(crc32(bytes)),
    uint32(packed.length),
    uint32(bytes.length),
    uint16(name.length),
    uint16(0),
  ]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
