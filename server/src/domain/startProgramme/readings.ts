import { and, asc, eq } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsProblem, ProgrammeState, ReadingState, sheetTotal } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCriterion } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import { readingSteps } from '#contract/startup/programmeTransitions.ts';
import type { list, recuse, submit } from '#contract/startup/reading.ts';
import type { Db } from '../../db/client.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { itsProgramme } from './applications.ts';
import { fillReadings } from './arrange.ts';
import { masksOf, teamsOf } from './blind.ts';
import { holdProgramme } from './keep.ts';
import { ownReading, ownReadings } from './policies.ts';
import { tellInstitution } from './readers.ts';
import { settleApplication } from './settle.ts';
import { answeredOf, textsOf } from './snapshot.ts';

const state = { table: startReading, state: 'readingState' } as const;

/** What the caller has to read, what is due first on top; nothing in it says whose it is. */
export async function ownReadingsPage(
  { db, user }: UserCtx,
  { readingState, ...request }: OutputOf<typeof list.input>,
) {
  const where = and(
    ownReadings(user.userNo),
    readingState === undefined ? undefined : eq(startReading.readingState, readingState),
  );
  const rows = readingRows(db)
    .where(where)
    .orderBy(asc(startReading.readingState), asc(startReading.dueAt), asc(startReading.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(startReading, where));
  return {
    ...page,
    list: page.list.map((row) => ({ ...sheetOf(row), startField: row.application.snapshot.startField })),
  };
}

/** One of them without names: of the people, of the team, of the project. @throws NOT_FOUND */
export async function viewReading({ db, user, now }: UserCtx, id: string) {
  const [row] = await readingRows(db).where(ownReading(user.userNo, id));
  if (!row) throw fail(NOT_FOUND);
  const { application, programme, reading } = row;
  const masked = await masksOf(db, application);
  const { startField, projectStage, ...texts } = textsOf(application.snapshot);
  return {
    ...sheetOf(row),
    startField,
    projectStage,
    problem: masked(texts.problem),
    solution: masked(texts.solution),
    need: masked(texts.need),
    plan: masked(texts.plan),
    figures: masked(texts.figures),
    answers: answeredOf(programme.questions, application.answers).map(({ question, value }) => ({
      question,
      value: masked(value),
    })),
    criteria: programme.criteria,
    marks: reading.marks ?? {},
    words: reading.words,
    isOver: wireTime(now) > reading.dueAt ? (1 as const) : (0 as const),
  };
}

/** Gives a sheet, once. @throws 422 at the criterion, and what the contract names */
export async function giveReading(ctx: UserCtx, { id, marks, words }: OutputOf<typeof submit.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { application, programme, reading } = await held(ctx, id);
  if (wireTime(now) > reading.dueAt) throw fail(failures.READ_TOO_LATE);
  const team = (await teamsOf(db, [application.projectId])).get(application.projectId);
  if (team?.has(user.userNo)) throw fail(failures.READER_ON_TEAM);
  const given = checkedMarks(programme.criteria, marks);
  const at = wireTime(now);
  await takeStep(db, readingSteps, 'give', {
    ...state,
    where: ownReading(user.userNo, id),
    set: { marks: given, total: sheetTotal(programme.criteria, given), words, submittedAt: at, gmtModified: at },
  });
  await settleApplication(ctx, programme, application.id);
}

/** Does not read it after all, and somebody else is asked. @throws NOT_FOUND, READING_MOVED_ON */
export async function recuseReading(ctx: UserCtx, { id, reason }: OutputOf<typeof recuse.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { application, programme } = await held(ctx, id);
  await takeStep(db, readingSteps, 'replace', {
    ...state,
    where: ownReading(user.userNo, id),
    set: { reason, gmtModified: wireTime(now) },
  });
  const short = await fillReadings(ctx, programme, application.id);
  const missing = short.length > 0 ? '没有别的评阅人可以换，请再邀请一位。' : '';
  await tellInstitution(ctx, programme, `「${programme.title}」有评阅人回避了一份申请`, `${reason}\n${missing}`.trim());
}

const readingRows = (db: Db) =>
  db
    .select({ reading: startReading, application: startApplication, programme: startProgramme })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .innerJoin(startProgramme, itsProgramme);

type ReadingRow = Awaited<ReturnType<typeof readingRows>>[number];

const sheetOf = ({ reading, application, programme }: ReadingRow) => ({
  id: reading.id,
  programmeTitle: programme.title,
  applyNo: application.applyNo,
  round: reading.round,
  readingState: reading.readingState,
  dueAt: reading.dueAt,
  submittedAt: reading.submittedAt,
  total: reading.total,
});

const readable: ReadonlySet<ProgrammeState> = new Set([ProgrammeState.reading, ProgrammeState.published]);

/** A sheet to be given, its programme held: of two readers the second sees what the first gave. @throws NOT_FOUND, READING_MOVED_ON */
async function held({ db, user }: UserCtx, id: string): Promise<ReadingRow> {
  const own = ownReading(user.userNo, id);
  const [found] = await readingRows(db).where(own);
  if (!found) throw fail(NOT_FOUND);
  await holdProgramme(db, found.programme.id);
  const [row] = await readingRows(db).where(own);
  if (!row || !readable.has(row.programme.programmeState) || row.reading.readingState !== ReadingState.waiting)
    throw fail(failures.READING_MOVED_ON);
  return row;
}

/** The points for every criterion and nothing else. @throws 422 at those that do not fit */
function checkedMarks(criteria: readonly ProgrammeCriterion[], marks: Readonly<Record<string, number>>) {
  const issues = criteria.flatMap((criterion) => {
    const message = pointsProblem(criterion, marks[criterion.id]);
    return message === '' ? [] : [{ path: `marks.${criterion.id}`, message }];
  });
  if (issues.length > 0) throw fail(INVALID_INPUT, undefined, { issues });
  return Object.fromEntries(criteria.map(({ id }) => [id, marks[id]!]));
}
