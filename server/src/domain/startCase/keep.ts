import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CaseState, ConsentState } from '#contract/rules/startCases.ts';
import { TeamState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CASE_IS_PUBLIC, NOT_IN_TEAM } from '#contract/startup/caseFailures.ts';
import { caseSteps } from '#contract/startup/caseTransitions.ts';
import type { save } from '#contract/startup/typicalCaseDesk.ts';
import type { Db } from '../../db/client.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { checkChosen } from '../profile/chosen.ts';
import { failsAt } from '../startProgramme/failsAt.ts';
import { peopleOf } from '../startProgramme/people.ts';
import { facetsOf } from './facets.ts';
import { maskAll } from './names.ts';
import { ownCase } from './policies.ts';

type Row = typeof startCase.$inferSelect;
type Written = OutputOf<typeof save.input>;

const state = { table: startCase, state: 'caseState' } as const;

/** One of them as its form shows it, with everybody of the team and what they answered. @throws NOT_FOUND */
export async function caseForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(startCase).where(ownCase(user, id));
  if (!row) throw fail(NOT_FOUND);
  const [project] = await db.select().from(startProject).where(eq(startProject.id, row.projectId));
  const written = await db
    .select()
    .from(startCasePerson)
    .where(eq(startCasePerson.caseId, id))
    .orderBy(asc(startCasePerson.sort), asc(startCasePerson.id));
  const team = await teamOf(db, row.projectId);
  const known = await peopleOf(
    db,
    [...team, ...written].map(({ userNo }) => userNo),
  );
  const everybody = [...written, ...team.filter(({ userNo }) => written.every((one) => one.userNo !== userNo))];
  return {
    ...row,
    projectName: project!.projectName,
    people: written.map(({ userNo, duty, words }) => ({ userNo, duty, words })),
    team: everybody.map(({ userNo, duty }) => {
      const own = written.find((one) => one.userNo === userNo);
      return {
        userNo,
        name: known.get(userNo)?.name ?? '',
        duty,
        consentState: own && own.askedAt !== null ? own.consentState : null,
      };
    }),
  };
}

/**
 * Keeps what is written; what is public looks like it at once. Whoever is told of otherwise than they agreed to is asked again.
 * @returns how many were asked now: only a public case asks by itself
 */
export async function saveCase(ctx: UserCtx, { id, people, ...written }: Written): Promise<number> {
  const { db, user, now } = ctx;
  const row = await lockCase(ctx, id);
  await checkChosen(db, [{ field: 'regionCode', name: '在哪里做', tree: 'region' }], written);
  await keepPeople(ctx, row, people);
  const masked = await maskAll(
    db,
    people.map(({ userNo }) => userNo),
  );
  const { title, intro } = written;
  await db
    .update(startCase)
    .set({
      ...written,
      body: cleanHtml(written.body),
      facets: facetsOf({ ...written, title: masked(title), intro: masked(intro) }),
      gmtModified: wireTime(now),
    })
    .where(ownCase(user, id));
  return row.caseState === CaseState.published ? askPeople(ctx, id) : 0;
}

/** Makes it public and asks whoever is in it; what is public already stays in its place of the list. */
export async function publishCase(ctx: UserCtx, written: Written): Promise<number> {
  const { db, user, now } = ctx;
  await saveCase(ctx, written);
  const its = ownCase(user, written.id);
  await db
    .update(startCase)
    .set({ publishedAt: wireTime(now) })
    .where(and(its, ne(startCase.caseState, CaseState.published)));
  await takeStep(db, caseSteps, 'publish', { ...state, where: its });
  return askPeople(ctx, written.id);
}

/** Asks those who were not asked yet whether they want to be named. @returns how many; @throws NOT_FOUND */
export async function askPeople(ctx: UserCtx, id: string): Promise<number> {
  const { db, now } = ctx;
  const row = await lockCase(ctx, id);
  const asked = await db
    .update(startCasePerson)
    .set({ askedAt: wireTime(now), gmtModified: wireTime(now) })
    .where(and(eq(startCasePerson.caseId, id), isNull(startCasePerson.askedAt)))
    .returning({ userNo: startCasePerson.userNo });
  await sendMessage(ctx, {
    to: asked.map(({ userNo }) => userNo),
    msgType: 'system',
    msgTitle: `案例「${row.title}」写到了你，请看看愿不愿意署名`,
    msgText: '没有同意之前不写出你的名字，同意了以后也可以收回。',
    msgUrl: '/startbusiness/person/typicalCase',
  });
  return asked.length;
}

/** Nobody reads it any more. @throws NOT_FOUND, CASE_MOVED_ON */
export async function withdrawCase({ db, user, now }: UserCtx, id: string): Promise<void> {
  const set = { gmtModified: wireTime(now) };
  await takeStep(db, caseSteps, 'withdraw', { ...state, where: ownCase(user, id), set });
}

/** Deletes what is not public, with what people answered. @throws NOT_FOUND, CASE_IS_PUBLIC */
export async function removeCase(ctx: UserCtx, id: string): Promise<void> {
  const row = await lockCase(ctx, id);
  if (row.caseState === CaseState.published) throw fail(CASE_IS_PUBLIC);
  await ctx.db.delete(startCasePerson).where(eq(startCasePerson.caseId, id));
  await ctx.db.delete(startCase).where(eq(startCase.id, id));
}

async function lockCase({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(startCase).where(ownCase(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** Who joined the team of a project. */
const teamOf = (db: Db, projectId: string) =>
  db
    .select({ userNo: startProjectMember.userNo, duty: startProjectMember.duty })
    .from(startProjectMember)
    .where(and(eq(startProjectMember.projectId, projectId), eq(startProjectMember.teamState, TeamState.joined)))
    .orderBy(asc(startProjectMember.teamRole), asc(startProjectMember.id));

/** Only people of the team are written of; who was before may stay, who is left out has nothing to answer any more. */
async function keepPeople(ctx: UserCtx, { id, projectId }: Row, people: Written['people']): Promise<void> {
  const { db, now } = ctx;
  const before = await db.select().from(startCasePerson).where(eq(startCasePerson.caseId, id));
  const may = new Set([...before, ...(await teamOf(db, projectId))].map(({ userNo }) => userNo));
  if (people.some(({ userNo }) => !may.has(userNo))) throw failsAt('people', NOT_IN_TEAM);
  const userNos = people.map(({ userNo }) => userNo);
  const gone = and(
    eq(startCasePerson.caseId, id),
    userNos.length > 0 ? notInArray(startCasePerson.userNo, userNos) : undefined,
  );
  await db.delete(startCasePerson).where(gone);
  if (people.length === 0) return;
  const rows = people.map((person, sort) => {
    const known = before.find(({ userNo }) => userNo === person.userNo);
    const isSame = known?.duty === person.duty && known.words === person.words;
    const { consentState, askedAt, answeredAt } = isSame ? known : unasked;
    return { ...person, caseId: id, sort, consentState, askedAt, answeredAt, gmtModified: wireTime(now) };
  });
  await db
    .insert(startCasePerson)
    .values(rows)
    .onConflictDoUpdate({
      target: [startCasePerson.caseId, startCasePerson.userNo],
      set: {
        duty: sql`excluded.duty`,
        words: sql`excluded.words`,
        sort: sql`excluded.sort`,
        consentState: sql`excluded.consent_state`,
        askedAt: sql`excluded.asked_at`,
        answeredAt: sql`excluded.answered_at`,
        gmtModified: sql`excluded.gmt_modified`,
      },
    });
}

const unasked = { consentState: ConsentState.asked, askedAt: null, answeredAt: null };
