import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where a live class stands. 3 of the course's own status (rules/liveStates.ts) has no room of its own. */
export const RoomStatus = choice({
  toCome: [1, '待开播'],
  onAir: [2, '直播中'],
  ended: [4, '已结束'],
  paused: [5, '已暂停'],
});

export const LiveType = choice({ lecture: [1, '大班课'], small: [2, '小班课'], seminar: [3, '研讨会'] });

/** As live parameters have always been written: 1 yes, 2 no. */
export const OnOff = choice({ on: [1, '开'], off: [2, '关'] });

export const LiveRole = choice({ learner: [1, '学员'], assistant: [2, '助教'], host: [3, '讲师'] });

export const HandState = choice({ down: [1, '没有举手'], raised: [2, '举手中'], onStage: [3, '连麦中'] });

/** What the timeline of a class is made of. */
export const EntryKind = choice({
  chat: [1, '发言'],
  status: [2, '开始、暂停与结束'],
  deck: [3, '换课件'],
  page: [4, '翻页'],
  ink: [5, '板书'],
  inkClear: [6, '擦掉板书'],
  notice: [7, '公告'],
  pin: [8, '置顶'],
  pollOpen: [9, '投票开始'],
  pollClose: [10, '投票结束'],
  signOpen: [11, '签到开始'],
  signClose: [12, '签到结束'],
  /** A learner on stage or off it; of a host: they lead the class from now on. */
  stage: [13, '连麦'],
  rules: [14, '发言规则'],
  hide: [15, '删掉一条发言'],
  hand: [16, '举手'],
  caption: [17, '字幕'],
});

/** What was recorded of somebody. */
export const TakeKind = choice({ camera: [1, '摄像头'], screen: [2, '屏幕'], sound: [3, '声音'] });

export type TakeKind = ValueOf<typeof TakeKind>;
export type RoomStatus = ValueOf<typeof RoomStatus>;
export type LiveType = ValueOf<typeof LiveType>;
export type OnOff = ValueOf<typeof OnOff>;
export type LiveRole = ValueOf<typeof LiveRole>;
export type HandState = ValueOf<typeof HandState>;
export type EntryKind = ValueOf<typeof EntryKind>;

/** Specification, section 3: what a room begins with. */
export const LIVE_DEFAULTS = {
  liveType: LiveType.lecture,
  saveReplay: OnOff.on,
  disableGood: OnOff.on,
  connectMicrophone: OnOff.off,
} as const;

/** An open page says so often that it is there. */
export const LIVE_BEAT_SECONDS = 10;
/** Who was not heard of for so long is not in the room any more; their hand goes down. */
export const GONE_SECONDS = 35;
/** The lecturer's page was silent for so long: a stand-by host may take over. */
export const ANCHOR_LOST_SECONDS = 25;
/** A class that nobody holds any more ends by itself after so long. */
export const ABANDONED_SECONDS = 30 * 60;

/** What was recorded is made into films within this time of the end; later it is not waited for any more. */
export const MAKING_SECONDS = 30 * 60;

export const MOST_SAID = 300;
/** What one person may say in a minute. */
export const SAY_RATE = { seconds: 60, most: 30 } as const;
/** Seconds between two messages of a learner; 0 is off. */
export const slowSteps = [0, 5, 15, 60] as const;
export const MOST_LIKES_A_MINUTE = 120;
/** Sentences that one page may put under the class in a minute. */
export const CAPTION_RATE = { seconds: 60, most: 60 } as const;
/** So long a caption stands, unless the next one comes. */
export const CAPTION_SECONDS = 8;
/** What learners are asked to do while nobody leads the class, unless its lecturer wished something else. */
export const USUAL_FILLER = '趁这会儿，把到现在最没听懂的一处写进讨论';

/** Points of a stroke are ten-thousandths of the width and of the height of the page, x before y. */
export const INK_SCALE = 10_000;
export const MOST_STROKE_POINTS = 400;
export const inkColours = ['#b3261e', '#1f3750', '#0f6a50', '#f2c14e'] as const;

export const MOST_POLL_OPTIONS = 6;
export const signMinutes = [1, 3, 5, 10] as const;
/** How far from a lesson of the timetable a sign-in still belongs to it. */
export const LESSON_MARGIN_SECONDS = 30 * 60;

/** Entries are asked for in pages of this size. */
export const ENTRY_PAGE = 300;
/** What of the chat an opened page begins with. */
export const RECENT_ENTRIES = 150;

interface Waiting {
  handSince: string;
  countSpoken: number;
}

/** The fair queue: who has spoken less comes first, then who has waited longer. */
export const inHandOrder = (a: Waiting, b: Waiting): number =>
  a.countSpoken - b.countSpoken || a.handSince.localeCompare(b.handSince);

/** MB in an hour that each step of the ladder costs, from the bit rates of the media engine: video, then 32 kb/s of sound. */
export const dataSteps = [
  { height: 1080, label: '1080P 超清', kbps: 3000 },
  { height: 720, label: '720P 高清', kbps: 1500 },
  { height: 480, label: '480P 流畅', kbps: 700 },
  { height: 0, label: '只听声音、看课件', kbps: 0 },
] as const;

/** Everybody but the hosts is silent: nothing is said, no hand goes up. */
export const isQuiet = ({ isMutedAll, isHandsOpen }: { isMutedAll: 0 | 1; isHandsOpen: 0 | 1 }): boolean =>
  isMutedAll === 1 && isHandsOpen === 0;

/** The small picture of a camera. */
export const SMALL_KBPS = 300;

export const megabytesAnHour = (videoKbps: number): number => Math.round(((videoKbps + 32) * 3600) / 8 / 1000);

/** `00:42:18`. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const whole = Math.max(0, seconds);
  return `${two(whole / 3600)}:${two((whole % 3600) / 60)}:${two(whole % 60)}`;
}
