import * as live from '../../db/schema/liveRoom.ts';
import { kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in live classes (`dataMap.ts`). */
export const teachingLive: readonly DataMapEntry[] = [
  of(live.liveRoom, live.liveRoom.anchorUserNo, kept),
  of(live.liveEntry, live.liveEntry.userNo, {
    name: '直播课里的发言与举手',
    hidden: ['clientKey', 'stroke', 'refId', 'value'],
    merge: 'move',
    erase: { text: '', isHidden: 1 },
  }),
  of(live.liveMember, live.liveMember.userNo, { name: '上过的直播课', merge: ['roomId'], erase: 'keep' }),
  // liveHooks does it: the file goes with the row
  of(live.liveTake, live.liveTake.userNo, {
    name: '直播课里录下的声音与画面',
    hidden: ['takeKey', 'mediaId'],
    merge: 'move',
    erase: 'delete',
  }),
  of(live.livePollAnswer, live.livePollAnswer.userNo, { name: '直播课里的投票', merge: ['pollId'], erase: 'keep' }),
  of(live.liveSignPerson, live.liveSignPerson.userNo, { name: '直播课里的签到', merge: ['signId'], erase: 'keep' }),
];
