import type { LiveEvent } from '#contract/kit/event.ts';
import { liveEvents } from '#contract/liveEvents.ts';
import { chatMessage } from '#contract/im/liveEvents.ts';
import { ended } from '#contract/user/liveEvents.ts';
import { membersOf } from '../domain/chat/policies.ts';
import { presentIn } from '../domain/live/present.ts';
import type { Told } from '../domain/messages/tell.ts';
import { CallFailure } from '../kit/fail.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';
import { lookups } from './lookups.ts';
import { roomOf, say, tabsOf } from './tabs.ts';
import type { LiveServer } from './tabs.ts';

const known: readonly LiveEvent[] = liveEvents;

/** Whose badge is to be counted anew soon. */
export type Recount = (userNos: readonly string[]) => void;

/** Passes on what was told to the tabs that are open here. */
export async function pass(io: LiveServer, platform: Platform, told: Told, recount: Recount = () => {}): Promise<void> {
  try {
    const event = known.find(({ name }) => name === told.event);
    if (!event) return; // of a newer release beside this one
    if (told.to === 'everybody') return say(io.local, event, told.payload);
    const to = await peopleOf(platform, told.to);
    const here = to.filter((userNo) => tabsOf(io, userNo).length > 0);
    if (here.length === 0) return;
    if (event.name === ended.name) return await endStale(io, platform, here);
    if (event.payload === 'told') {
      say(io.local.to(here.map(roomOf)), event, told.payload); // written once, whoever many hear it
      if (event.name === chatMessage.name) recount(here);
      return;
    }
    const payloadOf = await payloadsOf(platform, event, here);
    for (const userNo of here) say(io.local.to(roomOf(userNo)), event, payloadOf(userNo));
  } catch (error) {
    platform.log.error(loggable(error), 'telling open tabs failed');
  }
}

/** Everything that is looked up: a pause, or the time the page took to load, may have swallowed some of it. */
export async function tellAgain(io: LiveServer, platform: Platform, to: readonly string[]): Promise<void> {
  for (const event of Object.keys(lookups)) await pass(io, platform, { event, to });
}

/** The people behind an audience. */
async function peopleOf({ db }: Platform, to: Exclude<Told['to'], 'everybody'>): Promise<readonly string[]> {
  if ('conversationId' in to) return membersOf(db, to.conversationId);
  return 'periodId' in to ? presentIn(db, to.periodId) : to;
}

async function payloadsOf({ db }: Platform, { name }: LiveEvent, userNos: readonly string[]) {
  return lookups[name as keyof typeof lookups](db, userNos);
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
