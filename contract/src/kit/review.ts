import * as z from 'zod';
import { oneOf } from './oneOf.ts';
import { machine } from '../rules/transitions.ts';
import { AuditState } from '../rules/auditStates.ts';
import type { Failure } from './errors.ts';
import { CONFLICT, reworded } from './errors.ts';
import { fieldSchema } from './fieldSchema.ts';
import { paging } from './page.ts';
import { decision } from './reviewFields.ts';
import { Flag, Id, Time } from './values.ts';

/** Of two who decide at once the second hears this. */
export const DECIDED = reworded(CONFLICT, '这一份刚刚有人审核过了，请刷新后查看');

/** The steps of everything that is reviewed: what waits is passed or refused, and never by who handed it in. */
export function reviewMachine(own: Failure, decided = DECIDED) {
  const review = { from: [AuditState.waiting], by: 'another', notBy: own, notFrom: decided } as const;
  return machine(AuditState.labels, {
    pass: { ...review, to: AuditState.passed },
    refuse: { ...review, to: AuditState.refused },
  });
}

export type ReviewMachine = ReturnType<typeof reviewMachine>;

/** Input of every queue: waiting ones with the longest waiting first, decided ones with the newest first. */
export const queueInput = { auditStatus: oneOf(AuditState).default(AuditState.waiting), ...paging };

/** How it stands with something under review; `waitOf` (rules/reviewClock.ts) gives the last two. */
export const reviewed = {
  auditStatus: oneOf(AuditState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
  submitTime: Time,
  waitedHours: z.int(),
  isOverdue: Flag,
};

export interface Reviewed {
  id: string;
  auditStatus: AuditState;
  auditOpinion: string;
  auditTime: string | null;
  submitTime: string;
  waitedHours: number;
  isOverdue: 0 | 1;
  /** 1: the reader handed it in himself, so somebody else decides. */
  isOwn?: 0 | 1;
}

/** Input of every decision; a refusal says why. The id names what is decided. */
export const decisionOn = (id: z.ZodString) =>
  z
    .object({
      id,
      auditStatus: z.literal([AuditState.passed, AuditState.refused]),
      auditOpinion: fieldSchema(decision.auditOpinion),
    })
    .refine(({ auditStatus, auditOpinion }) => auditStatus === AuditState.passed || auditOpinion !== '', {
      path: ['auditOpinion'],
      message: '请写明退回的原因，对方会看到',
    });

/** The same for the queues of the platform. */
export const Decision = decisionOn(Id);
