import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { once } from 'node:events';

export interface Losing {
  /** How long each one takes to get through, in each direction, in milliseconds. */
  delayMs: number;
  /** The same seed loses the same ones, counted from the first. */
  seed: number;
}

export interface LossyRelay {
  /** On the loopback address. */
  readonly port: number;
  readonly counts: { passed: number; lost: number };
  /** From now on, in each direction, so many of all packets do not arrive: 0 to 1, and 0 at first. */
  lose(share: number): void;
  close(): void;
}

const HERE = '127.0.0.1';

/** A bad path to a UDP port of this machine: what is sent to its own port arrives there, if it does, and answers come back. */
export async function openLossyRelay(to: number, { delayMs, seed }: Losing): Promise<LossyRelay> {
  const counts = { passed: 0, lost: 0 };
  const draw = drawn(seed);
  let losing = 0;
  const pass = (send: () => void): void => {
    if (draw() < losing) return void (counts.lost += 1);
    counts.passed += 1;
    if (delayMs === 0) send();
    else setTimeout(send, delayMs);
  };
  const near = await bound();
  const far = new Map<string, Promise<Socket>>();
  let isOpen = true;
  const farOf = async ({ port, address }: RemoteInfo): Promise<Socket> => {
    const socket = await bound();
    socket.on('message', (packet) => pass(() => void (isOpen && near.send(packet, port, address))));
    return socket;
  };
  near.on('message', (packet, from) => {
    const name = `${from.address} ${from.port}`;
    let socket = far.get(name);
    if (!socket) far.set(name, (socket = farOf(from)));
    pass(() => void socket.then((way) => isOpen && way.send(packet, to, HERE)));
  });
  return {
    port: near.address().port,
    counts,
    lose: (share) => void (losing = share),
    close() {
      isOpen = false;
      near.close();
      for (const socket of far.values()) void socket.then((way) => way.close());
    },
  };
}

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, HERE);
  await once(socket, 'listening');
  return socket;
}

/** Mulberry32: even enough for losing packets, and the same each time. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
