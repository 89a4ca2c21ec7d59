import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag } from '../kit/values.ts';
import { ActivityProgress, GradingProgress } from '../rules/ltiTools.ts';

/** An external tool in the outline of a course, as somebody stands with it. */
export const ToolNode = z.object({
  toolName: z.string(),
  title: z.string(),
  /** 0: the house has turned it off. */
  isOn: Flag,
  /** 1: the tool hears the name and the mailbox, else only a pseudonym. */
  isNamed: Flag,
  passPercent: z.int().nullable(),
  activityProgress: oneOf(ActivityProgress),
  gradingProgress: oneOf(GradingProgress),
  /** As the tool gave it, which may be more than the maximum; null while it has given none. */
  scoreGiven: z.number().nullable(),
  scoreMaximum: z.number().nullable(),
  /** The same in a few words: 未开始, 已交, 8 / 10（等待评分）. */
  standing: z.string(),
  /** What the tool says to the learner of it. */
  remark: z.string(),
});

export type ToolNode = z.infer<typeof ToolNode>;
