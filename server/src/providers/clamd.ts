import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { VirusScanner } from './scanner.ts';

const PIECE = 262_144;
/** clamd is silent while it looks through a large file. */
const SILENT_MS = 600_000;

/** The daemon of ClamAV over TCP: `INSTREAM`, which sends the file itself, so that it may stand on another machine. */
export function clamd(url: string): VirusScanner {
  const { hostname, port } = new URL(url);
  return {
    async scan(path) {
      const socket = connect({ host: hostname, port: Number(port || 3310) });
      socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('clamd does not answer')));
      try {
        const [answer] = await Promise.all([text(socket), send(socket, path)]);
        return virusIn(answer.replace('\0', '').trim());
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    if (socket.destroyed || socket.readableEnded) return; // it has said enough
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    if (!socket.write(piece)) await drained(socket);
  }
  socket.write(Buffer.alloc(4));
}

const drained = (socket: Socket): Promise<unknown> =>
  Promise.race([new Promise((resolve) => socket.once('drain', resolve)), finished(socket).catch(() => undefined)]);

/** `stream: OK`, `stream: Eicar-Signature FOUND`; everything else is no answer to the question. */
function virusIn(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (virus === undefined) throw new Error(`clamd answered ${answer.slice(0, 200) || 'nothing'}`);
  return virus.slice(0, 100);
}
