const RATE = 8000;
const PITCH = 440;

/** So many seconds of a tone, as a WAV file of one byte per sample. */
export function toneOf(seconds: number): Buffer {
  const count = RATE * seconds;
  const file = Buffer.alloc(44 + count);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const) {
    file.writeUInt16LE(value, at);
  }
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.write('data', 36);
  file.writeUInt32LE(count, 40);
  for (let at = 0; at < count; at += 1) file[44 + at] = 128 + 90 * Math.sin((2 * Math.PI * PITCH * at) / RATE);
  return file;
}
