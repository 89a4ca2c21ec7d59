import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QuestionShare } from '#contract/rules/questions.ts';
import { enabled } from '../../db/enabled.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { ownOrOfHouse, ownRows } from './owned.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

const alive = and(enabled(question), isNull(question.deletedAt))!;

/** The questions somebody may change; those in the recycle bin are not among them. */
export const ownQuestions = (asking: Asking): SQL => and(ownRows(asking, question, 'question:edit'), alive)!;

/** The questions somebody may read with their keys and put into papers: their own and what their house shares. */
export const usableQuestions = (asking: Asking): SQL =>
  and(ownOrOfHouse(asking, question, 'question:edit', eq(question.shareLevel, QuestionShare.organization)), alive)!;
