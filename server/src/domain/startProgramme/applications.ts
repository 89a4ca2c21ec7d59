import { and, asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import {
  OBJECT_DAYS,
  ProgrammePhase,
  programmePhaseOf,
  ProgrammeState,
  ReadingState,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { mine } from '#contract/startup/application.ts';
import type { Db } from '../../db/client.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { itsInstitution } from './cards.ts';
import { peopleOf } from './people.ts';
import { teamApplications } from './policies.ts';
import { answeredOf, textsOf } from './snapshot.ts';

type Application = typeof startApplication.$inferSelect;
type Programme = typeof startProgramme.$inferSelect;

export const itsProgramme = eq(startProgramme.id, startApplication.programmeId);

/** What every list shows of an application, of a row with its programme. */
export const factsOf = ({ application, programme, orgName }: ApplicationRow) => ({
  id: application.id,
  programmeId: programme.id,
  programmeTitle: programme.title,
  programmeState: programme.programmeState,
  orgName,
  applyNo: application.applyNo,
  applicationState: application.applicationState,
  projectId: application.projectId,
  projectName: application.snapshot.projectName,
  slogan: application.snapshot.slogan,
  submittedAt: application.submittedAt,
});

/** Applications with their programmes, to be narrowed and ordered. */
export const applicationRows = (db: Db) =>
  db
    .select({ application: startApplication, programme: startProgramme, orgName: orgInfo.orgName })
    .from(startApplication)
    .innerJoin(startProgramme, itsProgramme)
    .innerJoin(orgInfo, itsInstitution);

export type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number];

/** What the caller's teams applied for, the newest first. */
export async function ownApplications({ db, user, now }: UserCtx, request: OutputOf<typeof mine.input>) {
  const where = teamApplications(user.userNo);
  const rows = applicationRows(db).where(where).orderBy(desc(startApplication.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(startApplication, where));
  const today = wireTime(now).slice(0, 10);
  return {
    ...page,
    list: page.list.map((row) => {
      const { application, programme } = row;
      const isOpen =
        application.userNo === user.userNo &&
        application.applicationState === StartApplicationState.submitted &&
        isTaking(programme, today);
      return {
        ...factsOf(row),
        applyUntil: programme.applyUntil,
        isOpen: isOpen ? (1 as const) : (0 as const),
        score: isPublic(programme) ? application.score : null,
        appealState: application.appealState,
      };
    }),
  };
}

/** An application as its team reads it; who read it is told to nobody, what they said once the result is public. @throws NOT_FOUND */
export async function viewOwnApplication({ db, user, now }: UserCtx, id: string) {
  const where = and(eq(startApplication.id, id), teamApplications(user.userNo));
  const [row] = await applicationRows(db).where(where);
  if (!row) throw fail(NOT_FOUND);
  const { application, programme } = row;
  const hasScore =
    isPublic(programme) &&
    application.score !== null &&
    application.applicationState !== StartApplicationState.withdrawn;
  const isApplicant = application.userNo === user.userNo;
  return {
    ...(await fileOf(db, row, now)),
    feedback: hasScore ? await feedbackOf(db, application, programme, isApplicant ? now : null) : null,
    ...appealOf(application),
    isApplicant: isApplicant ? (1 as const) : (0 as const),
  };
}

/** The whole file of an application, with the names of its team. */
export async function fileOf(db: Db, row: ApplicationRow, now: Date) {
  const { snapshot, answers } = row.application;
  const people = await peopleOf(
    db,
    snapshot.team.map(({ userNo }) => userNo),
  );
  const { regionCode } = snapshot;
  return {
    ...factsOf(row),
    ...textsOf(snapshot),
    regionName: regionCode === '' ? '' : (await namesOfCodes(db, now)).region(regionCode),
    team: snapshot.team.flatMap(({ userNo, teamRole, duty }) => {
      const person = people.get(userNo);
      return person ? [{ name: person.name, teamRole, duty }] : [];
    }),
    answers: answeredOf(row.programme.questions, answers),
    criteria: row.programme.criteria,
  };
}

export const appealOf = ({ appealState, appealReason, appealTime, appealOpinion }: Application) => ({
  appealState,
  appealReason,
  appealTime,
  appealOpinion,
});

/** Until when somebody may object. */
export const appealEnd = (resultAt: string): string => wireTimeIn(momentOf(resultAt), OBJECT_DAYS * 86_400);

const isPublic = ({ programmeState }: Programme): boolean => programmeState === ProgrammeState.published;

const isTaking = (programme: Programme, today: string): boolean =>
  programme.programmeState === ProgrammeState.open && programmePhaseOf(programme, today) === ProgrammePhase.open;

/** @param now for whom may object; null for the others */
async function feedbackOf(db: Db, application: Application, programme: Programme, now: Date | null) {
  const given = await db
    .select({
      round: startReading.round,
      marks: startReading.marks,
      total: startReading.total,
      words: startReading.words,
    })
    .from(startReading)
    .where(and(eq(startReading.applicationId, application.id), eq(startReading.readingState, ReadingState.done)))
    .orderBy(asc(startReading.round));
  const end = appealEnd(programme.resultAt ?? programme.gmtModified);
  const mayObject = now !== null && application.appealState === null && wireTime(now) <= end;
  return {
    score: application.score ?? 0,
    spread: application.spread ?? 0,
    line: programme.line ?? 0,
    bound: programme.spread,
    resultNote: programme.resultNote,
    readings: given.map(({ marks, ...row }) => ({ ...row, marks: marks ?? {} })),
    appealUntil: mayObject ? end : null,
  };
}
