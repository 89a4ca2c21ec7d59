import type { LiveEvent } from '#contract/kit/event.ts';
import { liveEvents } from '#contract/liveEvents.ts';
import { ended } from '#contract/user/liveEvents.ts';
import type { Told } from '../domain/messages/tell.ts';
import { CallFailure } from '../kit/fail.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';
import { lookups } from './lookups.ts';
import { everybody, roomOf, say, tabsOf } from './tabs.ts';
import type { LiveServer, LiveSocket } from './tabs.ts';

const known: readonly LiveEvent[] = liveEvents;

/** Passes on what was told to the tabs that are open here. */
export async function pass(io: LiveServer, platform: Platform, told: Told): Promise<void> {
  try {
    const event = known.find(({ name }) => name === told.event);
    if (!event) return; // of a newer release beside this one
    if (told.to === 'everybody') return say(io.local, event, told.payload);
    const here = told.to.filter((userNo) => tabsOf(io, userNo).length > 0);
    if (here.length === 0) return;
    if (event.name === ended.name) return await endStale(io, platform, here);
    const payloadOf = await payloadsOf(platform, event, here, told.payload);
    for (const userNo of here) say(io.local.to(roomOf(userNo)), event, payloadOf(userNo));
  } catch (error) {
    platform.log.error(loggable(error), 'telling open tabs failed');
  }
}

/** Everything that is looked up: a pause, or the time the page took to load, may have swallowed some of it. */
export const tellAllAgain = async (io: LiveServer, platform: Platform): Promise<void> => {
  for (const name of Object.keys(lookups)) await pass(io, platform, { event: name, to: everybody(io) });
};

/** What changed while the page was loading, or while the tab was without a connection. */
export async function welcome(platform: Platform, socket: LiveSocket): Promise<void> {
  const { userNo } = socket.data;
  try {
    for (const event of known.filter(({ payload }) => payload === 'lookedUp'))
      say(socket, event, (await payloadsOf(platform, event, [userNo], undefined))(userNo));
  } catch (error) {
    platform.log.error(loggable(error), 'telling an open tab failed');
  }
}

async function payloadsOf({ db }: Platform, { name }: LiveEvent, userNos: readonly string[], told: unknown) {
  const lookUp = name in lookups ? lookups[name as keyof typeof lookups] : undefined;
  return lookUp ? lookUp(db, userNos) : () => told;
}

/** Tells the tabs whose session is over, and lets go of them. */
async function endStale(io: LiveServer, platform: Platform, userNos: string[]): Promise<void> {
  for (const socket of userNos.flatMap((userNo) => tabsOf(io, userNo))) {
    const isOver = await platform.signedIn(platform.db, socket.data.token, platform.clock()).then(
      () => false,
      (error: unknown) => error instanceof CallFailure,
    );
    if (!isOver) continue;
    say(socket, ended, {});
    socket.disconnect(true);
  }
}
