import type { rooms, view } from '#contract/system/adminRtc.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { UserCtx } from '../../kit/context.ts';
import { loggable } from '../../kit/loggable.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import type { RtcStats } from '../../providers/rtc/engine/rooms.ts';
import type { ProcessFacts } from '../../providers/rtc/engineProcess.ts';
import type { RtcRoom } from '../../providers/rtc/rtcEngine.ts';
import { roomKinds } from '../calls/rooms.ts';

type Room = OutputOf<typeof rooms.output>['list'][number];

type Engine = OutputOf<typeof view.output>;

/** They tell more than their packets. */
const trafficOf = (told: RtcStats): Engine['traffic'] => {
  const { packetsIn, packetsOut, lostIn, recoveredIn, lostOut, repeatedOut } = told;
  return { packetsIn, packetsOut, lostIn, recoveredIn, lostOut, repeatedOut };
};

/** The rooms there are; undefined while the media server does not answer. */
async function roomsNow({ providers: { rtc }, log }: UserCtx): Promise<RtcRoom[] | undefined> {
  if (!rtc?.isUsable) return undefined;
  return rtc.rooms().catch((error: unknown) => {
    log.warn(loggable(error), 'the media server does not tell its rooms');
    return undefined;
  });
}

const processOf = ({ state, udpPort, restarts, stats }: ProcessFacts): Engine['processes'][number] => {
  const { rooms = 0, people = 0, packetsOut = 0, lostOut = 0 } = stats ?? {};
  return { state, udpPort, restarts, rooms, people, packetsOut, lostOut };
};

const nothing = { processes: [], restarts: 0, traffic: null, tracks: 0, rooms: 0, people: 0 };

/** How the service of sound and picture stands, as this process of the site knows it. */
export async function engineNow(ctx: UserCtx): Promise<Engine> {
  const { rtc } = ctx.providers;
  if (!rtc) return { engine: 'off', state: 'off', ...nothing, isAnswering: 0 };
  const found = await roomsNow(ctx);
  const counted = {
    rooms: found?.length ?? 0,
    people: (found ?? []).reduce((sum, { people }) => sum + people, 0),
    isAnswering: found ? (1 as const) : (0 as const),
  };
  if (!rtc.host) return { engine: 'cluster', state: found ? 'up' : 'waiting', ...nothing, ...counted };
  const { state, restarts, stats, processes } = rtc.host.facts;
  return {
    engine: 'embedded',
    state,
    ...nothing,
    processes: processes.map(processOf),
    restarts,
    traffic: stats ? trafficOf(stats) : null,
    tracks: stats?.tracks ?? 0,
    ...counted,
  };
}

/** What goes on in rooms, the fullest first; of a class its name, of a call only that it is one. */
export async function roomsPage(ctx: UserCtx, request: PageRequest) {
  const all = ((await roomsNow(ctx)) ?? []).toSorted(
    (one, other) => other.people - one.people || one.name.localeCompare(other.name),
  );
  return pageAt(request, all.length, (limit, offset) => titled(ctx, all.slice(offset, offset + limit)));
}

/** One query for each kind of room on the page. */
async function titled({ db }: UserCtx, page: readonly RtcRoom[]): Promise<Room[]> {
  const titles = new Map<string, Pick<Room, 'roomKind' | 'title'>>();
  for (const { roomKind, idIn, titlesOf } of roomKinds.entries()) {
    const ids = new Map(
      page.flatMap(({ name }): [string, string][] => {
        const id = idIn(name);
        return id === undefined ? [] : [[id, name]];
      }),
    );
    if (ids.size === 0) continue;
    for (const [id, title] of await titlesOf(db, [...ids.keys()])) titles.set(ids.get(id)!, { roomKind, title });
  }
  return page.map(({ name, people }) => ({
    roomName: name,
    people,
    ...(titles.get(name) ?? { roomKind: null, title: '' }),
  }));
}
