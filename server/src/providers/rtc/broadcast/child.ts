import { WebSocket } from 'ws';
import { TAP_LABEL_BYTES } from '../engine/tap.ts';
import type { TapWord } from '../engine/tap.ts';
import type { BroadcastLead, BroadcastStart, BroadcastWord } from './words.ts';

/** The process of a broadcast: it ends with the one that started it, and with the room. */
const TICK_MS = 10;

const say = (word: BroadcastWord): void => void process.send?.(word, undefined, undefined, () => undefined);

async function start({ tap, lead }: BroadcastStart): Promise<void> {
  let leads = lead;
  let change = (to: string): void => void (leads = to);
  process.on('message', (word: BroadcastLead) => change(word.lead));
  let open: typeof import('./broadcaster.ts').Broadcaster.open;
  try {
    const { Broadcaster } = await import('./broadcaster.ts');
    open = (...given) => Broadcaster.open(...given);
  } catch (error) {
    say({ unusable: String(error) });
    return process.disconnect();
  }
  const { broadcaster, head } = await open(lead, {
    onPart: (part) => say({ part }),
    onStuck: (track) => socket.readyState === socket.OPEN && socket.send(JSON.stringify({ keyframe: track })),
  });
  broadcaster.lead(leads);
  change = (to) => broadcaster.lead(to);
  const socket = new WebSocket(tap); // not before: what is shown is said at once
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    if (isBinary) broadcaster.take(bytes.readUInt16BE(), bytes.subarray(TAP_LABEL_BYTES));
    else broadcaster.hear(JSON.parse(bytes.toString()) as TapWord);
  });
  socket.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  socket.on('close', () => process.exit(0));
  say({ head });
  const turn = async (): Promise<void> => {
    await broadcaster.tick();
    setTimeout(() => void turn(), TICK_MS);
  };
  await turn();
}

process.once('message', (word: BroadcastStart) => void start(word));
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined); // the parent says when
