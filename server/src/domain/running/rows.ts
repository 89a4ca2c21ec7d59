import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QUIET_SECONDS, SILENT_SECONDS } from '#contract/rules/running.ts';
import type { Outage } from '#contract/rules/running.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessmentCandidate as candidate } from '../../db/schema/assessment.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { questionVersion } from '../../db/schema/question.ts';
import { examSitting as sitting } from '../../db/schema/sitting.ts';
import { userExt } from '../../db/schema/user.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { openUntil, wasAwayAtEnd } from '../sitting/patience.ts';
import { isWorthALook, marksOf } from './marks.ts';

/** What people are called where they study: their own name, else the one they chose. */
export const shownName = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;

/** The number of a student at the organization of the assessment. */
export const numberAt = (orgNo: string | null): SQL<string> => sql<string>`coalesce((select ${orgStudent.studentNumber}
  from ${orgStudent} where ${orgStudent.orgNo} = ${orgNo} and ${orgStudent.userNo} = ${candidate.userNo}
  and ${orgStudent.bindStatus} = 1 and ${enabled(orgStudent)} limit 1), '')`;

/** How much there is to answer in a drawn paper: a material counts as its children. */
export const slotsIn = (layout: SQL): SQL<number> => sql<number>`coalesce((
  select sum(greatest(coalesce(jsonb_array_length(${questionVersion.body} -> 'children'), 1), 1))
  from jsonb_array_elements(${layout} -> 'sections') part, jsonb_array_elements(part -> 'items') item
  join ${questionVersion} on ${questionVersion.id} = (item ->> 'versionId')::bigint), 0)::int`;

const runState = sql<1 | 2 | 3 | 4 | 5>`case
  when ${sitting.id} is null then 1
  when ${sitting.sittingState} = 4 then 5
  when ${sitting.sittingState} in (2, 3) then 4
  when ${sitting.pausedAt} is not null then 3
  else 2 end`;

const asFlag = (condition: SQL) => sql<0 | 1>`(case when ${condition} then 1 else 0 end)`;

/** Every candidate of an assessment with their last sitting and what happened in it. */
export function runRows(db: Db, of: AssessmentRow, outages: readonly Outage[], now: Date) {
  const marks = marksOf(db, of.id, outages);
  const isAnswering = sql`${sitting.sittingState} = 1 and ${sitting.pausedAt} is null`;
  const quiet = sql`${isAnswering} and
    coalesce(${sitting.lastSavedAt}, ${sitting.beganAt}) < ${wireTimeIn(now, -QUIET_SECONDS)}`;
  // a page that never said it was there is not known to be gone
  const heard = sql`case when ${sitting.heardAt} is not null then greatest(${sitting.heardAt}, ${sitting.lastSavedAt}) end`;
  const silent = sql`${heard} < ${wireTimeIn(now, -SILENT_SECONDS)}`;
  const suspicious = sql`${isWorthALook(marks)} and ${sitting.sittingState} <> 4 and ${sitting.confirmUserNo} is null`;
  const isFineSoFar = sql`exists (select 1 from jsonb_array_elements(${candidate.rehearsal}) said
    where (said ->> 'isFine')::int = 0)`;
  const facts = { kind: sql`${of.assessmentKind}::int`, graceSeconds: sql`${of.rules.graceSeconds}::int` };
  const last = sql`(select max(later.attempt) from ${sitting} later where later.candidate_id = ${candidate.id})`;
  return db
    .select({
      candidateId: sql<string>`${candidate.id}`.as('run_candidate_id'),
      candidateNo: candidate.candidateNo,
      candidateSource: candidate.candidateSource,
      extraMinutes: candidate.extraMinutes,
      mayEnterLate: candidate.mayEnterLate,
      rehearsedAt: candidate.rehearsedAt,
      isRehearsedBadly: asFlag(isFineSoFar).as('is_rehearsed_badly'),
      userName: shownName.as('user_name'),
      studentNumber: numberAt(of.orgNo).as('student_number'),
      sittingId: sql<string | null>`${sitting.id}`.as('run_sitting_id'),
      countItems: slotsIn(sql`coalesce(${sitting.layout}, ${candidate.layout})`).as('count_items'),
      countAnswered: sql<number>`coalesce(${sitting.countAnswered}, 0)`.as('run_answered'),
      lastSavedAt: sitting.lastSavedAt,
      beganAt: sitting.beganAt,
      endsAt: sitting.endsAt,
      submittedAt: sitting.submittedAt,
      submitKind: sitting.submitKind,
      verdict: sitting.verdict,
      confirmUserNo: sitting.confirmUserNo,
      leaves: sql<number>`coalesce(${marks.leaves}, 0)`.as('run_leaves'),
      awaySeconds: sql<number>`coalesce(${marks.awaySeconds}, 0)`.as('run_away'),
      copies: sql<number>`coalesce(${marks.copies}, 0)`.as('run_copies'),
      fullScreens: sql<number>`coalesce(${marks.fullScreens}, 0)`.as('run_full_screens'),
      devices: sql<number>`coalesce(${marks.devices}, 0)`.as('run_devices'),
      runState: runState.as('run_state'),
      isSuspicious: asFlag(suspicious).as('is_suspicious'),
      offlineSince: sql<
        string | null
      >`case when ${isAnswering} then case when ${silent} then ${heard} else ${marks.offlineAt} end end`
        .mapWith(sitting.beganAt)
        .as('offline_since'),
      awaitedUntil: sql<string | null>`case when ${isAnswering} and ${sitting.endsAt} <= ${wireTime(now)}
        and ${wasAwayAtEnd(facts)} then ${openUntil(facts)} end`
        .mapWith(sitting.beganAt)
        .as('awaited_until'),
      isQuiet: asFlag(quiet).as('is_quiet'),
    })
    .from(candidate)
    .innerJoin(userExt, eq(userExt.userNo, candidate.userNo))
    .leftJoin(sitting, and(eq(sitting.candidateId, candidate.id), eq(sitting.attempt, last)))
    .leftJoin(marks, eq(marks.sittingId, sitting.id))
    .where(and(eq(candidate.assessmentId, of.id), enabled(candidate)))
    .as('run');
}

export type RunRows = ReturnType<typeof runRows>;

/** What a person has to look at, the most urgent first. */
export const urgencyOf = (run: RunRows): SQL<number> => sql<number>`case
  when ${run.isSuspicious} = 1 then 0
  when ${run.offlineSince} is not null then 1
  when ${run.isQuiet} = 1 then 2
  when ${run.runState} = 3 then 3
  when ${run.runState} = 1 then 4
  when ${run.runState} = 2 then 5
  when ${run.runState} = 4 then 6
  else 7 end`;

/** Suspicious, offline or quiet. */
export const MOST_URGENT = 2;
