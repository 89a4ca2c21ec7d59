import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddTrackRequest, SessionDescription, SignalRequest, SignalResponse, TrackType } from '@livekit/protocol';
import * as fc from 'fast-check';
import { AccessToken } from 'livekit-server-sdk';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EngineHost } from './engineHost.ts';
import { livekitEngine } from './livekitEngine.ts';
import type { RtcEvent, RtcGrants } from './rtcEngine.ts';

const key = 'zhitu';
const secret = 'a secret of the engine of these tests';
const both: RtcGrants = { publish: true, subscribe: true };
const recordings = join(tmpdir(), `zhitu-recordings-${process.pid}`);
const place = { host: '127.0.0.1', udpPort: 0, publicAddress: '203.0.113.7', recordings, processes: 1 };
const host = new EngineHost({ key, secret, ...place });
const engine = livekitEngine({ url: '/', key, secret, turn: null, now: () => new Date(), host });
const events: RtcEvent[] = [];
host.onEvent((event) => events.push(event));
await host.start(pino({ level: 'silent' }));
afterAll(() => host.stop());

type Reply = SignalResponse['message'];
type Answers = { [R in Reply as Exclude<R['case'], undefined>]: R['value'] };

/** A connection of signalling that keeps what it hears. */
class Line {
  readonly socket: WebSocket;
  readonly heard: Reply[] = [];
  closed = 0;
  constructor(token: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${host.httpPorts[0]}/rtc?access_token=${token}`);
    this.socket.on('message', (bytes: Buffer) =>
      this.heard.push(SignalResponse.fromBinary(new Uint8Array(bytes)).message),
    );
    this.socket.on('close', (code) => (this.closed = code));
    this.socket.on('error', () => undefined);
  }
  send(message: SignalRequest['message']): void {
    this.socket.send(new SignalRequest({ message }).toBinary());
  }
  async hears<C extends keyof Answers>(name: C): Promise<Answers[C]> {
    await expect.poll(() => this.heard.some((one) => one.case === name)).toBe(true);
    return this.heard.find((one) => one.case === name)!.value as unknown as Answers[C];
  }
}

async function enter(room: string, identity: string, grants = both): Promise<Line> {
  const { token } = await engine.joinToken(room, { identity, name: '林晓' }, grants, 60);
  const line = new Line(token);
  await line.hears('join');
  return line;
}

const statusFor = async (token: string): Promise<number> => {
  const { status } = await fetch(`http://127.0.0.1:${host.httpPorts[0]}/rtc/validate?access_token=${token}`);
  const [, answer] = (await once(new Line(token).socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(answer.statusCode).toBe(status);
  return status;
};

async function signed(by: { key?: string; secret?: string; room?: string; roomJoin?: boolean; expires?: number }) {
  const token = new AccessToken(by.key ?? key, by.secret ?? secret, { identity: 'u7', ttl: by.expires ?? 60 });
  token.addGrant({ roomJoin: by.roomJoin ?? true, room: by.room ?? 'call-1' });
  return token.toJwt();
}

it('lets nobody in with a token that is forged, of another house, expired or for nothing', async () => {
  const expired = await signed({ expires: -120 });
  const cut = (await signed({})).slice(0, -4);
  const unsigned = (await signed({})).replace(/\.[^.]*$/, '.');
  for (const token of [
    await signed({ secret: 'another secret of the same length 12' }),
    await signed({ key: 'somebody' }),
    await signed({ roomJoin: false }),
    await signed({ room: '' }),
    expired,
    cut,
    unsigned,
    '',
  ])
    expect(await statusFor(token)).toBe(401);
  expect(await engine.rooms()).toEqual([]);
});

it('only the site manages rooms, and nothing else is offered', async () => {
  const line = await enter('call-2', 'u7');
  const { token } = await engine.joinToken('call-2', { identity: 'u7', name: '' }, both, 60);
  const ask = (method: string, body: string, by: string) =>
    fetch(`http://127.0.0.1:${host.httpPorts[0]}/twirp/livekit.RoomService/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by}` },
      body,
    }).then(({ status }) => status);
  for (const method of ['ListRooms', 'ListParticipants', 'DeleteRoom', 'RemoveParticipant'])
    expect(await ask(method, JSON.stringify({ room: 'call-2', identity: 'u7' }), token)).toBe(401);
  expect(await ask('ListRooms', 'no json', token)).toBe(400);
  expect(await ask('ListRooms', `"${'x'.repeat(70_000)}"`, token)).toBe(413);
  await expect(engine.kick('call-2', 'nobody')).rejects.toThrow();
  await expect(engine.closeRoom('no such room')).rejects.toThrow();
  expect(await engine.participants('call-2')).toEqual([{ identity: 'u7', tracks: [] }]);
  line.socket.close();
  await expect.poll(() => engine.rooms()).toEqual([]);
});

it('who may not publish is told so, and nobody sees a track', async () => {
  const line = await enter('call-3', 'u1', { publish: false, subscribe: true });
  line.send({ case: 'addTrack', value: new AddTrackRequest({ cid: 'c1', type: TrackType.VIDEO }) });
  await line.hears('requestResponse');
  expect((await engine.participants('call-3'))[0]?.tracks).toEqual([]);
  line.socket.close();
});

it('nobody publishes without end', async () => {
  const line = await enter('call-4', 'u1');
  for (let at = 0; at < 20; at += 1)
    line.send({ case: 'addTrack', value: new AddTrackRequest({ cid: `c${at}`, type: TrackType.AUDIO }) });
  await expect.poll(() => line.heard.filter((one) => one.case === 'requestResponse').length).toBe(12);
  expect((await engine.participants('call-4'))[0]?.tracks).toHaveLength(8);
  line.socket.close();
});

it('a second device takes the place of the first; whose connection ends is gone', async () => {
  const first = await enter('call-5', 'u1');
  const other = await enter('call-5', 'u2');
  const second = await enter('call-5', 'u1');
  await first.hears('leave');
  await expect.poll(() => first.closed).toBeGreaterThan(0);
  expect((await engine.participants('call-5')).map(({ identity }) => identity).toSorted()).toEqual(['u1', 'u2']);
  second.socket.terminate();
  await expect.poll(() => engine.participants('call-5')).toHaveLength(1);
  other.socket.terminate();
  await expect.poll(() => engine.rooms()).toEqual([]);
  const names = events.filter(({ room }) => room === 'call-5').map(({ name }) => name);
  expect(names.filter((name) => name === 'participant_joined')).toHaveLength(3);
  expect(names.filter((name) => name === 'participant_left')).toHaveLength(3);
  expect(names.at(-1)).toBe('room_finished');
});

it('the first offer names no address, for an answer must come before', async () => {
  const line = await enter('call-6', 'u1');
  const { sdp } = await line.hears('offer');
  expect(sdp).toContain('m=application');
  expect(sdp).not.toContain('a=candidate');
  expect(line.heard.some((one) => one.case === 'trickle')).toBe(false);
  line.socket.close();
});

it('whoever floods, sends too much or speaks another language is cut off, and the others go on', async () => {
  const witness = await enter('call-7', 'u0');
  const cutOff = async (say: (line: Line) => void): Promise<number> => {
    const line = await enter('call-7', 'u1');
    say(line);
    await expect.poll(() => line.closed).toBeGreaterThan(0);
    return line.closed;
  };
  expect(await cutOff((line) => line.socket.send('text'))).toBe(1008);
  expect(await cutOff((line) => line.socket.send(Buffer.alloc(300 * 1024)))).toBe(1009);
  expect(await cutOff((line) => line.socket.send(Buffer.from('ffffffffff', 'hex')))).toBe(1007);
  const answer = new SessionDescription({ type: 'answer', sdp: 'v=0' });
  expect(await cutOff((line) => line.send({ case: 'answer', value: answer }))).toBe(1007);
  const offer = new SessionDescription({ type: 'offer', sdp: 'v=0\r\nm=audio x' });
  expect(await cutOff((line) => line.send({ case: 'offer', value: offer }))).toBe(1007);
  const flood = (line: Line): void => {
    for (let at = 0; at < 500; at += 1) line.send({ case: 'ping', value: 1n });
  };
  expect(await cutOff(flood)).toBe(1008);
  expect(witness.closed).toBe(0);
  witness.send({ case: 'ping', value: 1n });
  await witness.hears('pong');
  witness.socket.close();
});

it('no message brings it down', async () => {
  const [pid] = host.pids;
  const sdp = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0', ''),
  );
  const request = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .record({ sdp, type: fc.constantFrom('offer', 'answer', 'rollback') })
      .map((value) =>
        new SignalRequest({ message: { case: 'offer', value: new SessionDescription(value) } }).toBinary(),
      ),
    fc
      .record({ sdp })
      .map((value) =>
        new SignalRequest({ message: { case: 'answer', value: new SessionDescription(value) } }).toBinary(),
      ),
    fc
      .record({ cid: fc.string(), name: fc.string(), type: fc.integer({ min: 0, max: 9 }) })
      .map((value) =>
        new SignalRequest({ message: { case: 'addTrack', value: new AddTrackRequest(value) } }).toBinary(),
      ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 5 }), async (requests) => {
      const line = await enter('call-8', 'u1');
      for (const bytes of requests) line.socket.send(bytes);
      line.socket.close();
      await once(line.socket, 'close');
    }),
    { numRuns: 60 },
  );
  await expect.poll(() => engine.rooms()).toEqual([]);
  expect(host.pids).toEqual([pid]);
});

it('comes again after a crash, and ends when it is told to', async () => {
  const line = await enter('call-9', 'u1');
  process.kill(host.pids[0]!, 'SIGKILL');
  await expect.poll(() => line.closed).toBeGreaterThan(0);
  await expect.poll(() => host.facts.restarts).toBe(1); // what was up is told of its end a little later
  await expect.poll(() => host.facts.state, { timeout: 10_000 }).toBe('up');
  expect(host.isUsable).toBe(true);
  const again = await enter('call-9', 'u1');
  again.socket.close();
  await host.stop();
  expect(host.httpPorts).toEqual([]);
  expect(host.isUsable).toBe(false);
});

it('a port that was asked for and is taken: no calls, and a line in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const settings = { key, secret, host: '127.0.0.1', publicAddress: null, recordings, processes: 1 };
  const { createSocket } = await import('node:dgram');
  const taken = createSocket('udp4').bind(0, '127.0.0.1');
  await once(taken, 'listening');
  const second = new EngineHost({ ...settings, udpPort: taken.address().port });
  await second.start(log);
  expect(second.isUsable).toBe(false);
  expect(lines.join('')).toContain('there are no calls');
  taken.close();
});
