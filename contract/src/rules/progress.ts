import { FileType } from './fileKinds.ts';
import { lengthOf } from './spans.ts';
import type { Span } from './spans.ts';

/** Seconds of jitter that clocks and networks may cost; also how far ahead of what was watched a jump may land. */
export const GRACE_SECONDS = 3;

/** Seconds that a page of a document must lie open to count, where its author has not said otherwise. */
export const PAGE_SECONDS = 20;

/** The fastest that counts where speed is allowed. */
export const MAX_SPEED = 2;

/** How long a sitting that went offline may wait before it is handed in. */
export const OFFLINE_DAYS = 7;

/** Why seconds of a save were not counted, in the words the learner reads. */
export const refusedReasons = {
  clock: '超过了实际经过的时间',
  device: '同一段时间已经计入另一处的学习',
  speed: '这门课程不允许倍速',
  drag: '这门课程不允许跳过没有看过的部分',
} as const;

export type RefusedReason = keyof typeof refusedReasons;

/** What has a playing time, a speed and a position to drag to. */
export const isTimed = (fileType: number): boolean => fileType === FileType.video || fileType === FileType.audio;

export const isDocument = (fileType: number): boolean => fileType === FileType.document;

const openedOnce = new Set<number>([FileType.image, FileType.link, FileType.webPage, FileType.text]);

/** A package says itself which of its parts are done; its length is the number of its parts. */
export const isPackage = (fileType: number): boolean => fileType === FileType.package;

const nodes = new Set<number>([FileType.assessment, FileType.tool]);

/** A homework, an examination or an external tool: done by what is handed in, never by looking at it. */
export const isNode = (fileType: number): boolean => nodes.has(fileType);

/** Pictures, links and texts: done once opened, texts once their end was seen. */
export const isOpenedOnce = (fileType: number): boolean => openedOnce.has(fileType);

/** How far playing may start or jump without skipping anything, where dragging is not allowed. */
export function frontierOf(watched: readonly Span[]): number {
  let frontier = 0;
  for (const [from, to] of watched) {
    if (from > frontier + GRACE_SECONDS) break;
    frontier = Math.max(frontier, to);
  }
  return frontier;
}

/** Percent with two decimals, never rounded up to a rule it does not meet. */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.floor((part * 10_000) / whole) / 100);

/** A class-hour is done when so many percent of its length were watched. */
export const isDone = (watchedLength: number, length: number, completionPercent: number): boolean =>
  watchedLength * 100 >= completionPercent * length;

/** What is still to be watched until the class-hour is done, in seconds or pages. */
export const missingLength = (watched: readonly Span[], length: number, completionPercent: number): number =>
  Math.max(0, Math.ceil((completionPercent * length) / 100) - lengthOf(watched));

interface Switches {
  completionPercent: number;
  isDragAllowed: 0 | 1;
  isSpeedAllowed: 0 | 1;
}

/** The rule of a course in a sentence the learner reads. */
export function ruleText({ completionPercent, isDragAllowed, isSpeedAllowed }: Switches): string {
  const switches = [
    isDragAllowed === 1 ? '可以拖动' : '不能跳过没看过的部分',
    isSpeedAllowed === 1 ? `最快 ${MAX_SPEED} 倍速` : '不能倍速',
  ];
  return `每个课时看过 ${completionPercent}% 算学完，${switches.join('，')}；只计实际看过的时间，重复看不重复计。`;
}
