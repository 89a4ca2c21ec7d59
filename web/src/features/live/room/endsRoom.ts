import { LOCKED } from '#contract/course/failures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { endsSession, NO_PERMISSION, REAL_NAME_NEEDED } from '#contract/kit/errors.ts';
import { BANNED, ROOM_GONE } from '#contract/live/failures.ts';

const ends = new Set([ROOM_GONE, BANNED, LOCKED, NO_PERMISSION, REAL_NAME_NEEDED].map(({ code }) => code));

/** Whoever is in a room has to leave it for these alone: a server in trouble or a dead network passes. */
export const endsRoom = (error: unknown): error is CallError =>
  error instanceof CallError && (endsSession(error.code) || ends.has(error.code));
