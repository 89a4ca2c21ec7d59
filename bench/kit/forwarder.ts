import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Forwarder {
  /** The address of the database behind it, whichever that is. */
  readonly url: string;
  /** From now on connections lead there, or nowhere; those that are open break. */
  turnTo(url: string | null): void;
  /** As a host that loses its power: what is open passes nothing any more, and nobody closes it. New ones pass. */
  fallSilent(): void;
  close(): Promise<void>;
}

/** One address for a database that moves, as a floating address or a database proxy is one. */
export async function openForwarder(first: string): Promise<Forwarder> {
  let target: string | null = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = target === null ? null : connect(placeOf(target));
    if (!far) return void near.destroy();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(first);
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://${address.username}:${address.password}@127.0.0.1:${port}${address.pathname}`,
    turnTo(url) {
      target = url;
      for (const one of open) one.destroy();
    },
    fallSilent() {
      for (const one of open) one.unpipe().pause();
    },
    async close() {
      for (const one of open) one.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port || '5432'}` } : { host, port: Number(port) };
}
