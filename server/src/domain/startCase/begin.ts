import { and, count, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_CASE_PEOPLE, MOST_CASES } from '#contract/rules/startCases.ts';
import { projectParts, ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CASE_ALREADY, CASES_FULL, NOT_GRADUATED } from '#contract/startup/caseFailures.ts';
import type { begin, candidates } from '#contract/startup/typicalCaseDesk.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { staffOf } from '../organization/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { snapshotOf } from '../startProgramme/snapshot.ts';
import { hostedProjects } from '../startProject/policies.ts';
import { ownCases } from './policies.ts';

/** The projects that graduated here and have no case, the latest first. */
export async function candidatePage({ db, user }: UserCtx, request: OutputOf<typeof candidates.input>) {
  const where = and(
    hostedProjects(user),
    eq(startProject.projectState, ProjectState.graduated),
    sql`not exists (select 1 from start_case c where c.project_id = ${startProject.id})`,
  );
  const { id, projectName, slogan, stateTime } = startProject;
  const rows = db
    .select({ id, projectName, slogan, stateTime })
    .from(startProject)
    .where(where)
    .orderBy(desc(stateTime), desc(id))
    .$dynamic();
  return paginate(request, rows, async () => {
    const [found] = await db.select({ n: count() }).from(startProject).where(where);
    return found!.n;
  });
}

/** Makes a draft of a graduated project: its texts, its figures and its team. @throws what the contract names */
export async function beginCase(ctx: UserCtx, { projectId }: OutputOf<typeof begin.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { orgNo } = staffOf(user);
  const [project] = await db
    .select()
    .from(startProject)
    .where(and(eq(startProject.id, projectId), hostedProjects(user)));
  if (!project) throw fail(NOT_FOUND);
  if (project.projectState !== ProjectState.graduated) throw fail(NOT_GRADUATED);
  await oneAtATime(db, user.userNo);
  if ((await db.$count(startCase, ownCases(user))) >= MOST_CASES) throw fail(CASES_FULL);
  // a part that the team keeps to itself is in no story
  const { team, projectName, slogan, startField, regionCode, ...texts } = await snapshotOf(db, project);
  const at = wireTime(now);
  const making = db
    .insert(startCase)
    .values({
      orgNo,
      projectId,
      authorUserNo: user.userNo,
      title: projectName,
      intro: slogan,
      startField,
      regionCode,
      body: (['problem', 'solution', 'figures'] as const).map((part) => sectionOf(part, texts[part])).join(''),
      figures: [],
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: startCase.id });
  const [made] = await refusedAs(making, { start_case_of_project: CASE_ALREADY });
  const people = team.slice(0, MOST_CASE_PEOPLE);
  if (people.length > 0)
    await db
      .insert(startCasePerson)
      .values(people.map(({ userNo, duty }, sort) => ({ caseId: made!.id, userNo, duty, sort, gmtCreate: at })));
  return made!.id;
}

const sectionOf = (part: 'problem' | 'solution' | 'figures', said: string): string =>
  said === '' ? '' : `<h2>${projectParts[part].label}</h2>${said.split('\n').map(paragraph).join('')}`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const paragraph = (line: string): string => `<p>${line.replaceAll(/[&<>]/g, (sign) => signs[sign]!)}</p>`;
