import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { compare } from '#contract/position/talent.ts';
import type { Compared } from '#contract/position/hiringShapes.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { InterviewVerdict } from '#contract/rules/interviews.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { interview, interviewMember } from '../../db/schema/hiring.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countAsSeen } from '../vacancies/applicants.ts';
import { unnamedResume } from '../vacancies/blind.ts';
import { recordLooks } from '../vacancies/looks.ts';
import { received } from '../vacancies/policies.ts';
import { comparedWith } from '../vacancies/portraitCopy.ts';
import { candidateOf, people } from './candidates.ts';

/** Candidates beside each other, by what each handed over; every one reads of it in the diary. @throws NOT_FOUND */
export async function compareCandidates(
  ctx: UserCtx,
  wish: OutputOf<typeof compare.input>,
): Promise<{ list: Compared[] }> {
  const { db } = ctx;
  const ids = [...new Set(wish.ids)];
  const theirs = and(inArray(vacancyApplication.id, ids), received(ctx.user));
  if ((await db.$count(vacancyApplication, theirs)) < ids.length) throw fail(NOT_FOUND);
  for (const id of ids) await countAsSeen(ctx, id);
  const rows = await people(ctx).where(theirs);
  await recordLooks(ctx, rows, LookPart.profile);
  await recordLooks(
    ctx,
    rows.filter(({ hasPortrait }) => hasPortrait === 1),
    LookPart.portrait,
  );
  const kept = await handedBy(ctx, ids);
  const asked = new Map<string, Awaited<ReturnType<typeof comparedWith>>>();
  for (const vacancyId of new Set(rows.map((row) => row.vacancyId)))
    asked.set(vacancyId, await comparedWith(db, vacancyId, {}));
  const scored = await scoresOf(ctx, ids);
  return {
    list: ids.flatMap((id): Compared[] => {
      const [row, handed] = [rows.find((one) => one.id === id), kept.get(id)];
      if (!row || !handed) return [];
      const whole = listByUserNo.output.parse(handed.resume);
      const levels = handed.portrait?.levels ?? {};
      return [
        {
          ...candidateOf(row),
          percent: handed.percent ?? 0,
          reasons: handed.reasons ?? [],
          ...told(row.isUnnamed === 1 ? unnamedResume(whole, id) : whole),
          axes: handed.portrait?.axes.map(({ key, name, score }) => ({ key, name, score })) ?? null,
          abilities: (asked.get(row.vacancyId) ?? []).map((item) => ({
            ...item,
            mine: levels[item.abilityId]?.abilityLevel ?? null,
            evidence: levels[item.abilityId]?.courseName ?? '',
          })),
          scored: scored.get(id) ?? noScores,
        },
      ];
    }),
  };
}

/** What each handed over, and how it fits. */
async function handedBy({ db }: UserCtx, ids: readonly string[]) {
  const rows = await db
    .select({
      id: vacancyApplication.id,
      resume: vacancyApplication.resume,
      portrait: vacancyApplication.portrait,
      percent: talentFact.percent,
      reasons: talentFact.reasons,
    })
    .from(vacancyApplication)
    .leftJoin(talentFact, eq(talentFact.applicationId, vacancyApplication.id))
    .where(inArray(vacancyApplication.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The parts of a résumé that are compared; what was not handed over is null, and not an empty list. */
function told(resume: Resume) {
  const shown = <T>(section: ResumeSection, value: T): T | null => (resume.hidden.includes(section) ? null : value);
  const { education, work, project, honor, labels } = resume;
  return {
    education: shown(
      'education',
      education.map(({ schoolName, major, degree }) => ({
        schoolName,
        major,
        degreeName: labels[`education:${degree}`] ?? '',
      })),
    ),
    work: shown(
      'work',
      work.map(({ companyName, position }) => ({ companyName, position })),
    ),
    projects: shown(
      'project',
      project.map(({ projectName }) => projectName),
    ),
    honors: shown(
      'honor',
      honor.map(({ title }) => title),
    ),
  };
}

const noScores: Compared['scored'] = { mean: null, next: 0, unsure: 0, stop: 0 };

/** The sheets of each; an interviewer who still owes one reads none of that interview. */
async function scoresOf({ db, user }: UserCtx, ids: readonly string[]) {
  const advises = (verdict: InterviewVerdict) =>
    sql<number>`(count(*) filter (where ${interviewMember.interviewVerdict} = ${sql.raw(String(verdict))}))::int`;
  const rows = await db
    .select({
      id: interview.applicationId,
      mean: sql<number>`round(avg((${interviewMember.skill} + ${interviewMember.talk} + ${interviewMember.fit}) / 3.0), 1)::float`,
      next: advises(InterviewVerdict.next),
      unsure: advises(InterviewVerdict.unsure),
      stop: advises(InterviewVerdict.stop),
    })
    .from(interview)
    .innerJoin(interviewMember, eq(interviewMember.interviewId, interview.id))
    .where(
      and(
        inArray(interview.applicationId, [...ids]),
        isNotNull(interviewMember.scoredAt),
        sql`not exists (select 1 from interview_member own where own.interview_id = ${interview.id}
          and own.user_no = ${user.userNo} and own.scored_at is null)`,
      ),
    )
    .groupBy(interview.applicationId);
  return new Map(rows.map(({ id, ...scored }) => [id, scored]));
}
