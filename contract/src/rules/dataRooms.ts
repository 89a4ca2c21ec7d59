import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** A file of evidence (数据室) of a team that others read by a link until a day. */
export const RoomState = choice({
  open: [1, '可以打开'],
  revoked: [2, '已撤回'],
});

export type RoomState = ValueOf<typeof RoomState>;

/** What one member says to giving what is theirs. */
export const PartState = choice({
  waiting: [0, '等待答复'],
  given: [1, '放进去了'],
  withheld: [2, '没有放'],
});

export type PartState = ValueOf<typeof PartState>;

export const EvidenceKind = choice({
  certificate: [1, '证书'],
  course: [2, '学完的课程'],
  work: [3, '作品'],
});

export type EvidenceKind = ValueOf<typeof EvidenceKind>;

/** Something of a member, as it was on the day on which they gave it. */
export interface Evidence {
  /** Which row it was taken of. */
  key: string;
  evidenceKind: EvidenceKind;
  title: string;
  /** From whom, or what it is about. */
  words: string;
  /** `yyyy-MM-dd`, or empty. */
  day: string;
  /** Where it can be checked or seen; empty for nowhere. */
  url: string;
}

/** What of the project is in it, as it was on its day. */
export interface RoomSnapshot {
  projectName: string;
  slogan: string;
  hostName: string;
  stage: string;
  problem: string;
  solution: string;
  figures: string;
  team: { name: string; duty: string }[];
  milestones: { title: string; goal: string; dueOn: string; acceptedOn: string }[];
}

export const evidenceKey = /^[123]:[1-9]\d{0,17}$/;

/** How long a room may be open, in days. */
export const ROOM_DAYS = [7, 30, 90] as const;

export const MOST_ROOMS = 20;
/** Things of one member in one room. */
export const MOST_EVIDENCE = 40;

export const roomPath = (token: string): string => `/startbusiness/visitor/dataRoom/${token}`;

/** Whether a link leads anywhere now. */
export const isRoomOpen = (
  { roomState, expiresAt }: { roomState: RoomState; expiresAt: string },
  now: string,
): boolean => roomState === RoomState.open && expiresAt > now;
