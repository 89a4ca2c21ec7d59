import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BankScope } from '#contract/exam/questionFacts.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { QuestionShare } from '#contract/rules/questions.ts';
import { enabled } from '../../db/enabled.ts';
import { question, questionFolder } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';
import { ownOrOfHouse, ownRows } from './owned.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

const alive = and(enabled(question), isNull(question.deletedAt))!;

/** The questions somebody may change; those in the recycle bin are not among them. */
export const ownQuestions = (asking: Asking): SQL => and(ownRows(asking, question, 'question:edit'), alive)!;

const shared = eq(question.shareLevel, QuestionShare.organization);

/** The questions somebody may read with their keys and put into papers: their own and what their house shares. */
export const usableQuestions = (asking: Asking): SQL =>
  and(ownOrOfHouse(asking, question, 'question:edit', shared), alive)!;

/** What somebody deleted and may still restore. */
export const ownBin = (asking: Asking): SQL =>
  and(ownRows(asking, question, 'question:edit'), enabled(question), isNotNull(question.deletedAt))!;

/** What somebody may look at: what they may use, and their own deleted ones. */
export const readableQuestions = (asking: Asking): SQL => or(usableQuestions(asking), ownBin(asking))!;

const scopes: Readonly<Record<BankScope, (asking: Asking) => SQL>> = {
  all: usableQuestions,
  own: ownQuestions,
  shared: (asking) => and(usableQuestions(asking), shared)!,
  bin: ownBin,
};

export const questionsIn = (asking: Asking, scope: BankScope): SQL => scopes[scope](asking);

/** The folders of a lecturer, or, for staff with the action, those of the organization's bank. */
export function ownFolders({ user, can }: Asking): SQL {
  const { userNo, orgNo } = questionFolder;
  if (user.userType === UserType.lecturer) return and(eq(userNo, user.userNo), isNull(orgNo))!;
  if (isStaff(user) && can('question:edit')) return eq(orgNo, user.orgNo);
  return sql`false`;
}
