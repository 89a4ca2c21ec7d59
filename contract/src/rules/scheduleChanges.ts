import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How much of a series a change is about. */
export const ChangeScope = choice({
  one: [1, '只这一次'],
  following: [2, '这一次和以后各次'],
  all: [3, '以后的每一次'],
});

/** What a lesson holds that another one may hold at the same time. */
export const HolderKind = choice({ teacher: [1, '教师'], room: [2, '教室'], grade: [3, '班级'] });

/** The ways out of a clash that are offered. */
export const MendKind = choice({
  time: [1, '换时间'],
  room: [2, '换教室'],
  other: [3, '移开对方'],
});

export const ChangeKind = choice({ added: [1, '排课'], moved: [2, '调课'], cancelled: [3, '停课'] });

export type ChangeScope = ValueOf<typeof ChangeScope>;
export type HolderKind = ValueOf<typeof HolderKind>;
export type MendKind = ValueOf<typeof MendKind>;
export type ChangeKind = ValueOf<typeof ChangeKind>;

/** How long a change can be taken back. */
export const UNDO_MINUTES = 10;

/** Periods follow each other without a gap when the break between them is no longer. */
export const LONGEST_BREAK = 30;
