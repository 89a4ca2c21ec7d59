import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { AppealState } from '../rules/appeals.ts';
import { PeerState } from '../rules/tasks.ts';

/** What a criterion is worth and what was given for it; tenths. */
export const Given = z.object({ title: z.string(), full: z.int(), points: z.int().nullable() });

/** A review that somebody owes; nothing in it says whose work it is about unless names are open. */
export const owedFacts = {
  id: Id,
  taskTitle: z.string(),
  /** 作品 2, or the author where names are open. */
  workName: z.string(),
  peerState: oneOf(PeerState),
  dueAt: Time,
  /** Not sent in time, or not yet. */
  isOverdue: Flag,
  submittedAt: Time.nullable(),
  /** Tenths. */
  points: z.int().nullable(),
  fullPoints: z.int(),
  /** Why the teacher gave it back; empty: they did not. */
  returnRemark: z.string(),
  /** The result is published, so nothing can be sent any more. */
  isClosed: Flag,
};

export const appealFacts = {
  id: Id,
  reason: z.string(),
  submitTime: Time,
  auditStatus: oneOf(AppealState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
};
