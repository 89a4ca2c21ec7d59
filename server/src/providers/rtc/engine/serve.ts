import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LeaveRequest, LeaveRequest_Action, SignalResponse } from '@livekit/protocol';
import native from 'node-datachannel';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { complain } from './complain.ts';
import { Tokens } from './grants.ts';
import type { Entry } from './grants.ts';
import type { Network } from './network.ts';
import { connectionConfig } from './network.ts';
import type { Participant } from './participant.ts';
import { takeRequest } from './requests.ts';
import type { Announce } from './room.ts';
import { Rooms } from './rooms.ts';
import { callRoomService, TwirpError } from './roomService.ts';
import { Tap, TAP_PATH } from './tap.ts';

export interface ServeSettings {
  network: Network;
  /** Folder of what is recorded. */
  recordings: string;
  key: string;
  secret: string;
}

export interface Served {
  /** On the loopback address: only the site itself talks to it. */
  httpPort: number;
  rooms: Rooms;
}

/** An offer with dozens of sections has a hundred kilobytes. */
const MOST_SIGNAL_BYTES = 256 * 1024;
const MOST_BODY_BYTES = 64 * 1024;
/** Requests of one connection in a window; addresses of the browser come in bursts. */
const MOST_REQUESTS = 400;
const WINDOW_MS = 10_000;
/** Browsers send a ping every five seconds; a closed lid sends nothing. */
const SILENT_MS = 30_000;
/** More people than a core carries with a film each would only make all of them stutter. */
const MOST_PEOPLE = 500;

/** Signalling over WebSocket at `/rtc`, and the service for the site, on a free port of the loopback address. */
export async function serve({ network, recordings, key, secret }: ServeSettings, announce: Announce): Promise<Served> {
  new native.PeerConnection('probe', connectionConfig(network)).close(); // a library that cannot work says so now
  const tokens = new Tokens(key, secret);
  const rooms = new Rooms(network, recordings, announce);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_SIGNAL_BYTES });
  const server = createServer((request, response) => void answer(rooms, tokens, request, response));
  server.on('upgrade', (request, wire, head) => {
    const refuse = (status: string): void =>
      void wire.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    wire.on('error', () => wire.destroy());
    const { pathname, searchParams } = addressOf(request);
    if (pathname === TAP_PATH) {
      const room = rooms.byName.get(searchParams.get('room') ?? '');
      return void mayManage(tokens, searchParams).then((may) => {
        if (!may) return refuse('401 Unauthorized');
        if (!room) return refuse('404 Not Found');
        return sockets.handleUpgrade(request, wire, head, (socket) => new Tap(room, socket));
      });
    }
    if (pathname !== '/rtc') return refuse('404 Not Found');
    void admit(tokens, searchParams).then((entry) => {
      if (entry === undefined) return refuse('401 Unauthorized');
      if (rooms.people >= MOST_PEOPLE) return refuse('503 Service Unavailable');
      return sockets.handleUpgrade(request, wire, head, (socket) => welcome(rooms, socket, entry, searchParams));
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', done);
  });
  return { httpPort: (server.address() as AddressInfo).port, rooms };
}

const addressOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'http://localhost');

const admit = (tokens: Tokens, asked: URLSearchParams): Promise<Entry | undefined> =>
  tokens.entry(asked.get('access_token') ?? '').catch(() => undefined);

const mayManage = (tokens: Tokens, asked: URLSearchParams): Promise<boolean> =>
  tokens.mustManage(asked.get('access_token') ?? '', asked.get('room') ?? '').then(
    () => true,
    () => false,
  );

/** A connection of signalling, from its first word to its last. */
function welcome(rooms: Rooms, socket: WebSocket, entry: Entry, asked: URLSearchParams): void {
  socket.on('error', () => socket.terminate());
  if (asked.get('reconnect') === '1') {
    // what was before is gone with its connection: begin anew
    const leave = new LeaveRequest({ action: LeaveRequest_Action.RECONNECT });
    socket.send(new SignalResponse({ message: { case: 'leave', value: leave } }).toBinary());
    return socket.close();
  }
  let person: Participant;
  try {
    person = rooms.enter(entry, socket, asked.get('auto_subscribe') !== '0');
  } catch (error) {
    complain('cannot enter', error);
    return socket.close(1011);
  }
  let windowFrom = 0;
  let requests = 0;
  let heardAt = performance.now();
  const watch = setInterval(() => performance.now() - heardAt > SILENT_MS && socket.terminate(), SILENT_MS / 3);
  socket.on('close', () => {
    clearInterval(watch);
    person.close();
  });
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    heardAt = performance.now();
    if (heardAt - windowFrom > WINDOW_MS) [windowFrom, requests] = [heardAt, 0];
    requests += 1;
    if (!isBinary || requests > MOST_REQUESTS) return socket.close(1008);
    try {
      takeRequest(person, new Uint8Array(bytes));
    } catch {
      socket.close(1007);
    }
  });
}

async function answer(rooms: Rooms, tokens: Tokens, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const say = (status: number, body: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const { pathname, searchParams } = addressOf(request);
    if (pathname === '/rtc/validate') {
      if (!(await admit(tokens, searchParams)))
        throw new TwirpError('unauthenticated', 401, 'not a token to enter with');
      return void response.end('success');
    }
    const method = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(pathname)?.[1];
    if (!method || request.method !== 'POST') throw new TwirpError('bad_route', 404, 'nothing here');
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    say(200, await callRoomService(rooms, tokens, { method, token, body: await bodyOf(request) }));
  } catch (error) {
    if (error instanceof TwirpError) return say(error.status, { code: error.code, msg: error.message });
    complain('request failed', error);
    say(500, { code: 'internal', msg: 'internal error' });
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BODY_BYTES) throw new TwirpError('malformed', 413, 'too long');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new TwirpError('malformed', 400, 'no JSON');
  }
}
