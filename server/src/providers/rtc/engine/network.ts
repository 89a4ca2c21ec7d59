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

/** A UDP port that can be had: the one wanted, or any when that is 0. */
async function freeUdpPort(wanted: number, address: string | null): Promise<number> {
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

export interface WantedPorts {
  /** Null: the usual ones, which are only a habit; 0: any; else one that must be had. */
  first: number | null;
  usual: number;
  count: number;
}

/**
 * UDP ports that can be had, one after the other and no two the same. Instead of a usual one that is taken there is
 * another; of those that were asked for, one that is taken is left out.
 * @throws Error (EADDRINUSE and the like) when the first that was asked for cannot be had
 */
export async function freeUdpPorts(
  { first, usual, count }: WantedPorts,
  address: string | null,
  onTaken: (port: number, error: unknown) => void,
): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const wanted = first === 0 ? 0 : (first ?? usual) + at;
    try {
      ports.push(await anotherPort(wanted, address, ports));
    } catch (error) {
      if (first !== null && at === 0) throw error;
      const instead = first === null ? await anotherPort(0, address, ports) : undefined;
      onTaken(instead ?? wanted, error);
      if (instead !== undefined) ports.push(instead);
    }
  }
  return ports;
}

/** A port that was looked at is free again, and may be found a second time. */
async function anotherPort(wanted: number, address: string | null, ports: readonly number[]): Promise<number> {
  for (;;) {
    const port = await freeUdpPort(wanted, address);
    if (!ports.includes(port)) return port;
    if (wanted !== 0) throw new RangeError('the same port twice');
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
