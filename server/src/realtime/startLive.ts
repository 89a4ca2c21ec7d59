import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'socket.io';
import type pg from 'pg';
import { chatMissed } from '#contract/im/liveEvents.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { unread } from '#contract/user/liveEvents.ts';
import type { Told } from '../domain/messages/tell.ts';
import { CallFailure } from '../kit/fail.ts';
import type { Platform } from '../kit/context.ts';
import { openTabs } from '../kit/load.ts';
import { loggable } from '../kit/loggable.ts';
import { gather } from './gather.ts';
import { listen } from './listen.ts';
import type { Pulse } from './listen.ts';
import { pass, tellAgain } from './pass.ts';
import { sameOrigin } from './sameOrigin.ts';
import { everybody, roomOf, tabsOf } from './tabs.ts';
import type { LiveServer, LiveSocket } from './tabs.ts';

/** More open tabs than this of one person are not told anything. */
const MOST_TABS = 40;
/** So long tabs have to hear that it is over; who does not take it in is cut off. */
const GOODBYE_MS = 1000;
/** A message to many changes many badges: they are counted together, well within the second that badges may be behind. */
const RECOUNT_MS = 250;
/** After a restart thousands of tabs come back at once: they are looked up together. */
const WELCOME_MS = 10;

/**
 * The long connections of open tabs, on the server that also answers calls. A tab says its token and only listens:
 * nothing is accepted from it. What to tell arrives from PostgreSQL (domain/messages/tell.ts), whichever process wrote it.
 * @returns the way to end it
 */
export async function startLive(
  server: HttpServer,
  platform: Platform,
  pool: pg.Pool,
  pulse: Partial<Pulse> = {},
): Promise<() => Promise<void>> {
  const wires = wiresOf(server);
  const io: LiveServer = new Server(server, {
    path: LIVE_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: 10_000,
    allowRequest: (request, answer) => answer(null, sameOrigin(request.headers, platform.config.publicUrl)),
  });
  io.use(async (socket, next) => next(await refusalOf(platform, socket)));
  io.on('connection', (socket) => {
    openTabs.inc();
    socket.once('disconnect', () => openTabs.dec());
    if (tabsOf(io, socket.data.userNo).length > MOST_TABS) socket.disconnect(true);
    else welcomes.add([socket.data.userNo]);
  });
  // one after the other, so that an older count never arrives last
  let line = Promise.resolve();
  const queue = (work: () => Promise<void>) => void (line = line.then(work));
  const welcomes = gather(WELCOME_MS, (to) => queue(() => tellAgain(io, platform, to)));
  const badges = gather(RECOUNT_MS, (to) => queue(() => pass(io, platform, { event: unread.name, to })));
  const onTold = (payload: string) => queue(() => pass(io, platform, JSON.parse(payload) as Told, badges.add));
  const onMissed = () => {
    queue(() => tellAgain(io, platform, everybody(io)));
    queue(() => pass(io, platform, { event: chatMissed.name, to: 'everybody', payload: {} }));
  };
  const stop = await listen(pool, platform.log, { onTold, onMissed }, pulse);
  return async () => {
    await stop();
    badges.stop();
    welcomes.stop();
    // a tab that is sent away does not come back by itself; one whose connection ends does
    io.engine.close();
    const gone = [...wires].map((wire) => new Promise((closed) => wire.once('close', closed)));
    await Promise.race([Promise.all(gone), sleep(GOODBYE_MS, undefined, { ref: false })]);
    for (const wire of wires) wire.destroy();
  };
}

/** The connections that have left HTTP: the server itself forgets them, and waits for them when it closes. */
function wiresOf(server: HttpServer): ReadonlySet<Socket> {
  const wires = new Set<Socket>();
  server.on('upgrade', (_request, wire: Socket) => {
    wires.add(wire);
    wire.once('close', () => wires.delete(wire));
  });
  return wires;
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
