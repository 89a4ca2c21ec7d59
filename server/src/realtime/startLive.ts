import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type pg from 'pg';
import { LIVE_PATH } from '#contract/rules/live.ts';
import type { LiveEvents } from '#contract/rules/live.ts';
import type { Told } from '../domain/messages/tell.ts';
import { unreadOf } from '../domain/messages/unread.ts';
import { CallFailure } from '../kit/fail.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';
import { listen } from './listen.ts';
import { sameOrigin } from './sameOrigin.ts';

interface Known {
  userNo: string;
  token: string;
}

type LiveServer = Server<Record<string, never>, LiveEvents, Record<string, never>, Known>;
type LiveSocket = Socket<Record<string, never>, LiveEvents, Record<string, never>, Known>;

/** More open tabs than this of one person are not told anything. */
const MOST_TABS = 40;

const roomOf = (userNo: string): string => `user:${userNo}`;

/**
 * The long connections of open tabs, on the server that also answers calls. A tab says its token and only listens:
 * nothing is accepted from it. What to tell arrives from PostgreSQL (domain/messages/tell.ts), whichever process wrote it.
 * @returns the way to end it
 */
export async function startLive(server: HttpServer, platform: Platform, pool: pg.Pool): Promise<() => Promise<void>> {
  const io: LiveServer = new Server(server, {
    path: LIVE_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: 10_000,
    destroyUpgrade: false,
    allowRequest: (request, answer) => answer(null, sameOrigin(request.headers, platform.config.publicUrl)),
  });
  io.use(async (socket, next) => next(await refusalOf(platform, socket)));
  io.on('connection', (socket) => {
    if (tabsOf(io, socket.data.userNo).length > MOST_TABS) socket.disconnect(true);
    else void welcome(platform, socket);
  });
  // one after the other, so that an older count never arrives last
  let line = Promise.resolve();
  const queue = (told: Told) => void (line = line.then(() => pass(io, platform, told)));
  const stop = await listen(pool, platform.log, {
    onTold: (payload) => queue(JSON.parse(payload) as Told),
    onMissed: () => queue({ event: 'unread', to: everybody(io) }),
  });
  return async () => {
    await stop();
    io.disconnectSockets(true);
    io.engine.close();
  };
}

/** Undefined when the tab may stay; else 301, 302 or 304, as a call with its token would answer. */
async function refusalOf(platform: Platform, socket: LiveSocket): Promise<Error | undefined> {
  try {
    await admit(platform, socket);
    return undefined;
  } catch (error) {
    if (error instanceof CallFailure) return Object.assign(new Error(error.failure.msg), { data: error.failure });
    platform.log.error(loggable(error), 'live connection failed');
    return new Error('unavailable');
  }
}

async function admit(platform: Platform, socket: LiveSocket): Promise<void> {
  const given: unknown = socket.handshake.auth['token'];
  const token = typeof given === 'string' && given !== '' ? given : undefined;
  const { userNo } = await platform.signedIn(platform.db, token, platform.clock());
  socket.data = { userNo, token: token! };
  await socket.join(roomOf(userNo));
}

/** What changed while the page was loading, or while the tab was without a connection. */
async function welcome(platform: Platform, socket: LiveSocket): Promise<void> {
  const { userNo } = socket.data;
  try {
    const counts = await unreadOf(platform.db, [userNo]);
    socket.emit('unread', { notices: counts.get(userNo) ?? 0 });
  } catch (error) {
    platform.log.error(loggable(error), 'telling an open tab failed');
  }
}

/** Passes on what was told to the tabs that are open here. */
async function pass(io: LiveServer, platform: Platform, { event, to }: Told): Promise<void> {
  try {
    const here = to.filter((userNo) => tabsOf(io, userNo).length > 0);
    if (here.length === 0) return;
    if (event === 'ended') return await endStale(io, platform, here);
    const counts = await unreadOf(platform.db, here);
    for (const userNo of here) io.local.to(roomOf(userNo)).emit('unread', { notices: counts.get(userNo) ?? 0 });
  } catch (error) {
    platform.log.error(loggable(error), 'telling open tabs failed');
  }
}

/** Tells the tabs whose session is over, and lets go of them. */
async function endStale(io: LiveServer, platform: Platform, userNos: string[]): Promise<void> {
  for (const socket of userNos.flatMap((userNo) => tabsOf(io, userNo))) {
    const isOver = await platform.signedIn(platform.db, socket.data.token, platform.clock()).then(
      () => false,
      (error: unknown) => error instanceof CallFailure,
    );
    if (!isOver) continue;
    socket.emit('ended');
    socket.disconnect(true);
  }
}

const tabsOf = (io: LiveServer, userNo: string): LiveSocket[] =>
  [...(io.of('/').adapter.rooms.get(roomOf(userNo)) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

const everybody = (io: LiveServer): string[] => [
  ...new Set([...io.of('/').sockets.values()].map(({ data }) => data.userNo)),
];
