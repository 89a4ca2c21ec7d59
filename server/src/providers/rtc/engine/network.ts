import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { RtcConfig } from 'node-datachannel';

export interface Network {
  udpPort: number;
  /** Null: all addresses of the machine. */
  bindAddress: string | null;
  /** IPv4 by which the world reaches this machine, when a router stands before it. */
  publicAddress: string | null;
}

/** A machine without a network still talks to itself. */
export function bindAddressFor(host: string): string | null {
  if (isIP(host) !== 0 && host !== '0.0.0.0' && host !== '::') return host;
  const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return addresses.some(({ internal }) => !internal) ? null : '127.0.0.1';
}

/**
 * A UDP port that can be had: the one wanted, or any when that is 0.
 * @throws Error (EADDRINUSE and the like)
 */
export async function freeUdpPort(wanted: number, address: string | null): Promise<number> {
  const probe = createSocket(address?.includes(':') ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((done, failed) => {
      probe.once('error', failed);
      probe.bind({ port: wanted, address: address ?? '0.0.0.0', exclusive: true }, done);
    });
    return probe.address().port;
  } finally {
    probe.close();
  }
}

/** All connections share one UDP port. */
export const connectionConfig = ({ udpPort, bindAddress }: Network, more: Partial<RtcConfig> = {}): RtcConfig => ({
  iceServers: [],
  enableIceUdpMux: true,
  portRangeBegin: udpPort,
  portRangeEnd: udpPort,
  forceMediaTransport: true,
  ...(bindAddress === null ? {} : { bindAddress }),
  ...more,
});
