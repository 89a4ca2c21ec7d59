import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { momentOf } from './time.ts';

/** How it stands with an interview (面试). */
export const InterviewState = choice({
  proposed: [0, '等候选人选时间'],
  accepted: [1, '已约定'],
  moving: [2, '想改时间'],
  declined: [3, '候选人谢绝'],
  cancelled: [4, '已取消'],
  done: [5, '已面试'],
  noShow: [6, '没有到场'],
});

export type InterviewState = ValueOf<typeof InterviewState>;

/** Where one meets. */
export const InterviewWay = choice({ place: [1, '现场'], phone: [2, '电话'], link: [3, '视频'] });

export type InterviewWay = ValueOf<typeof InterviewWay>;

/** What an interviewer thinks should happen. */
export const InterviewVerdict = choice({
  none: [0, ''],
  next: [1, '建议进入下一步'],
  unsure: [2, '拿不准'],
  stop: [3, '建议不录用'],
});

export type InterviewVerdict = ValueOf<typeof InterviewVerdict>;

/** What a score sheet asks about, 1 to 5 each. */
export const scoreParts = { skill: '专业能力', talk: '沟通表达', fit: '岗位匹配' } as const;

export type ScorePart = keyof typeof scoreParts;

export const scorePartKeys = Object.keys(scoreParts) as [ScorePart, ...ScorePart[]];

export const MOST_SLOTS = 5;
export const MOST_INTERVIEWERS = 6;
export const LEAST_MINUTES = 10;
export const MOST_MINUTES = 240;
/** So far ahead one can be asked. */
export const FARTHEST_DAYS = 60;
/** Whoever agreed is reminded so long before. */
export const REMIND_HOURS = 24;
/** How the parts of an address are told: where, which number, or which link. */
export const placeNames: Readonly<Record<InterviewWay, string>> = { 1: '面试地点', 2: '联系电话', 3: '视频链接' };

export interface Span {
  startsAt: string;
  endsAt: string;
}

/** Two spans share a moment; one may begin when the other ends. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** What is wrong with slots that are to be offered, at which of them; undefined when nothing is. */
export function slotProblem(slots: readonly Span[], now: Date): { at: number; message: string } | undefined {
  const last = now.getTime() + FARTHEST_DAYS * 86_400_000;
  for (const [at, slot] of slots.entries()) {
    if (momentOf(slot.startsAt).getTime() <= now.getTime()) return { at, message: '这个时间已经过去，请选以后的时间' };
    if (momentOf(slot.startsAt).getTime() > last) return { at, message: `最远可以约到 ${FARTHEST_DAYS} 天以后` };
    if (slots.slice(0, at).some((other) => overlaps(other, slot))) return { at, message: '这个时间与前面的重叠了' };
  }
  return undefined;
}

/** What is wrong with the place of an interview; undefined when nothing is. */
export function placeProblem(way: InterviewWay, place: string): string | undefined {
  if (place === '') return `请填写${placeNames[way]}`;
  if (way === InterviewWay.link && !/^https:\/\/\S+$/.test(place)) return '视频链接要以 https:// 开头';
  if (way === InterviewWay.phone && !/^[\d+\- ]{5,30}$/.test(place)) return '电话只能写数字、空格、加号与短横';
  return undefined;
}
