import { createBox } from '../../../../kit/outbox/box.ts';

/** What was written on one record of a course and the server has not confirmed. */
export interface WaitingChange {
  courseId: string;
  /** The revision it was written on, and what the changed fields said then. */
  revision: number;
  base: Record<string, unknown>;
  changes: Record<string, unknown>;
}

/** Kept in this browser under the target (`facts`, `chapter:1`, `period:2`) with its course, until confirmed; signing out forgets them. */
export const changeBox = createBox<WaitingChange>(
  'zt-draft:course',
  ({ courseId, revision, base, changes }) =>
    typeof courseId === 'string' && Number.isInteger(revision) && isRecord(base) && isRecord(changes),
);

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export const keyOf = (courseId: string, target: string): string => `${courseId}/${target}`;
