import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EngineHost } from '../providers/rtc/engineHost.ts';
import { livekitEngine } from '../providers/rtc/livekitEngine.ts';
import { registerRtcMetrics } from '../providers/rtc/metrics.ts';
import { mountRtc } from './mountRtc.ts';

const [key, secret] = ['zhitu', 'a secret of the rooms that are shared out'];
const recordings = join(tmpdir(), `zhitu-shards-${process.pid}`);
const host = new EngineHost({
  key,
  secret,
  recordings,
  host: '127.0.0.1',
  udpPort: 0,
  publicAddress: null,
  processes: 2,
});
const engine = livekitEngine({ url: '/', key, secret, turn: null, now: () => new Date(), host });
const site = Fastify({ forceCloseConnections: true });
const registry = new Registry();
registerRtcMetrics(registry, host);
mountRtc(site, host);
await site.listen({ port: 0, host: '127.0.0.1' });
const { port } = site.server.address() as AddressInfo;
await host.start(pino({ level: 'silent' }));
afterAll(async () => {
  await host.stop();
  await site.close();
});

/** Enters as a browser does, at the address of the site. */
async function enter(room: string, identity: string): Promise<WebSocket> {
  const { token } = await engine.joinToken(room, { identity, name: '' }, { publish: true, subscribe: true }, 60);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rtc?access_token=${token}`);
  await once(socket, 'message');
  return socket;
}

/** They tell how they stand every other second. */
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 });
const peopleOf = async (room: string): Promise<string[]> =>
  (await engine.participants(room).catch(() => [])).map(({ identity }) => identity).toSorted();

it('each process has a port of its own', () => {
  const ports = host.facts.processes.map(({ udpPort }) => udpPort);
  expect(new Set(ports).size).toBe(2);
  expect(new Set(host.httpPorts).size).toBe(2);
});

it('rooms are shared out, whole; the one that dies takes its own with it, and who comes back finds a place', async () => {
  const lost = await enter('live-1', 'u1');
  const kept = await enter('live-2', 'u2');
  const late = await enter('live-2', 'u3');
  const [dying, living] = [host.pidOf('live-1')!, host.pidOf('live-2')!];
  expect(dying).not.toBe(living);
  expect((await engine.rooms()).toSorted((a, b) => a.people - b.people)).toEqual([
    { name: 'live-1', people: 1 },
    { name: 'live-2', people: 2 },
  ]);
  expect(await peopleOf('live-2')).toEqual(['u2', 'u3']);
  await poll(() => host.facts.stats).toMatchObject({ rooms: 2, people: 3 });
  const metrics = await registry.metrics();
  expect(metrics).toContain('zhitu_rtc_people 3\n');
  for (const line of ['up{process="0"} 1', 'up{process="1"} 1', 'people{process="0"} 1', 'people{process="1"} 2'])
    expect(metrics).toContain(`zhitu_rtc_process_${line}\n`);

  process.kill(dying, 'SIGKILL');
  await once(lost, 'close');
  await poll(() => host.facts.restarts).toBe(1);
  const back = await enter('live-1', 'u1');
  expect([await peopleOf('live-1'), await peopleOf('live-2')]).toEqual([['u1'], ['u2', 'u3']]);
  expect(host.pidOf('live-2')).toBe(living);
  expect([kept.readyState, late.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  await poll(() => host.facts.processes.map(({ state }) => state)).toEqual(['up', 'up']);
  expect(host.isUsable).toBe(true);
  for (const socket of [back, kept, late]) socket.terminate();
  await poll(() => engine.rooms()).toEqual([]);
  await poll(() => [host.portOf('live-1'), host.portOf('live-2')]).toEqual([undefined, undefined]);
});

it('the site acts in the room wherever it is', async () => {
  const one = await enter('call-1', 'u1');
  const two = await enter('call-2', 'u2');
  const gone = [once(one, 'close'), once(two, 'close')];
  await engine.closeRoom('call-2');
  await engine.kick('call-1', 'u1');
  await Promise.all(gone);
  await poll(() => engine.rooms()).toEqual([]);
  await expect(engine.closeRoom('call-2')).rejects.toThrow();
});

/** A socket on a port whose neighbour below is free. */
async function takenAfterFree(): Promise<Socket> {
  for (;;) {
    const free = createSocket('udp4').bind(0, '127.0.0.1');
    await once(free, 'listening');
    const taken = createSocket('udp4').bind(free.address().port + 1, '127.0.0.1');
    const isTaken = await once(taken, 'listening').then(
      () => true,
      () => false,
    );
    free.close();
    if (isTaken) return taken;
  }
}

it('a port of those that were asked for that is taken costs one process, and is told', async () => {
  const taken = await takenAfterFree();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const udpPort = taken.address().port - 1;
  const few = { key, secret, recordings, host: '127.0.0.1', publicAddress: null, processes: 2 };
  const second = new EngineHost({ ...few, udpPort });
  await second.start(log);
  expect(second.facts.processes.map((process) => process.udpPort)).toEqual([udpPort]);
  expect(lines.join('')).toContain(`UDP port ${udpPort + 1} cannot be used`);
  expect(second.isUsable).toBe(true);
  await second.stop();
  taken.close();
});
