import { asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { ConsentState } from '#contract/rules/startCases.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { answer, list } from '#contract/startup/caseConsent.ts';
import { consentSteps } from '#contract/startup/caseTransitions.ts';
import type { Db } from '../../db/client.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { takeStep } from '../../kit/transition.ts';
import { namesOfCodes } from '../site/names.ts';
import type { Names } from '../site/names.ts';
import { caseCardOf, caseColumns, itsHouse, itsProject } from './list.ts';
import { ownConsent, ownConsents } from './policies.ts';

type Step = 'agree' | 'refuse' | 'revoke';

/** The cases that are about the caller, what waits for an answer first. */
export async function ownConsentsPage({ db, user, now }: UserCtx, request: OutputOf<typeof list.input>) {
  const where = ownConsents(user.userNo);
  const rows = consentRows(db)
    .where(where)
    .orderBy(asc(startCasePerson.consentState), desc(startCasePerson.id))
    .$dynamic();
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => db.$count(startCasePerson, where));
  return { ...page, list: page.list.map((row) => consentOf(row, names)) };
}

/** One of them as it is now, also before it is public; the names of others are theirs to give. @throws NOT_FOUND */
export async function viewConsent({ db, user, now }: UserCtx, id: string) {
  const [row] = await consentRows(db).where(ownConsent(user.userNo, id));
  if (!row) throw fail(NOT_FOUND);
  const [story] = await db.select({ body: startCase.body }).from(startCase).where(eq(startCase.id, row.caseId));
  return { ...consentOf(row, await namesOfCodes(db, now)), body: await shownHtml(story!.body) };
}

/** Wants to be named, or does not. @throws NOT_FOUND, CONSENT_MOVED_ON */
export const answerConsent = (ctx: UserCtx, { id, isAgreed }: OutputOf<typeof answer.input>): Promise<void> =>
  take(ctx, isAgreed === 1 ? 'agree' : 'refuse', id);

/** Is not named any more, from now on. @throws NOT_FOUND, CONSENT_MOVED_ON */
export const revokeConsent = (ctx: UserCtx, id: string): Promise<void> => take(ctx, 'revoke', id);

async function take({ db, user, now }: UserCtx, step: Step, id: string): Promise<void> {
  await takeStep<typeof startCasePerson, ConsentState, Step>(db, consentSteps, step, {
    table: startCasePerson,
    state: 'consentState',
    where: ownConsent(user.userNo, id),
    set: { answeredAt: wireTime(now), gmtModified: wireTime(now) },
  });
}

const consentRows = (db: Db) =>
  db
    .select({
      ...caseColumns,
      id: startCasePerson.id,
      caseId: startCase.id,
      caseState: startCase.caseState,
      consentState: startCasePerson.consentState,
      duty: startCasePerson.duty,
      words: startCasePerson.words,
    })
    .from(startCasePerson)
    .innerJoin(startCase, eq(startCase.id, startCasePerson.caseId))
    .innerJoin(orgInfo, itsHouse)
    .innerJoin(startProject, itsProject);

type ConsentRow = Awaited<ReturnType<typeof consentRows>>[number];

const consentOf = ({ caseId, caseState, consentState, duty, words, ...row }: ConsentRow, names: Names) => ({
  ...caseCardOf(row, names),
  caseId,
  caseState,
  consentState,
  duty,
  words,
});
