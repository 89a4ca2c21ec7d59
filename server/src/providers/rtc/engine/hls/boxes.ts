/** Boxes of ISO/IEC 14496-12: a length, a name, and what is in it. */
export function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The same with a version and flags. */
export const fullBox = (name: string, version: number, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(name, u32(((version << 24) | flags) >>> 0), ...parts);

export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2);
  return bytes;
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export const zeros = (count: number): Buffer => Buffer.alloc(count);
