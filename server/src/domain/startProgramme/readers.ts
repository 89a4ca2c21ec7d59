import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_READERS, ProgrammeState, ReaderState, ReadingState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import type { invite } from '#contract/startup/programmeRun.ts';
import { readerSteps } from '#contract/startup/programmeTransitions.ts';
import type { answer, invitations } from '#contract/startup/reading.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import {
  startApplication,
  startProgramme,
  startProgrammeReader,
  startReading,
} from '../../db/schema/startProgramme.ts';
import { orgInfo, user as account, userIdentity } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { namesOfCodes } from '../site/names.ts';
import { itsInstitution, programmeCardOf, programmeColumns } from './cards.ts';
import { failsAt } from './failsAt.ts';
import { holdProgramme, lockProgramme } from './keep.ts';
import { peopleOf } from './people.ts';
import { ofOwnProgrammes, ownReaderships } from './policies.ts';

const state = { table: startProgrammeReader, state: 'readerState' } as const;
export const READING_DESK = '/startbusiness/person/programme/reading';

const active = inArray(startProgrammeReader.readerState, [ReaderState.invited, ReaderState.accepted]);

/** Asks a lecturer to read. @throws NOT_FOUND, and what the contract names, at the mobile number where it is that */
export async function inviteReader(ctx: UserCtx, wish: OutputOf<typeof invite.input>): Promise<string> {
  const { db, user } = ctx;
  const { programmeId, mobile, words } = wish;
  const programme = await lockProgramme(ctx, programmeId);
  const { draft, published, cancelled } = ProgrammeState;
  const isIdle = programme.programmeState === draft || programme.programmeState === cancelled;
  if (isIdle) throw fail(failures.PROGRAMME_MOVED_ON);
  const userNo = await lecturerBy(ctx, mobile);
  const around = and(eq(startProgrammeReader.programmeId, programmeId), active);
  if ((await db.$count(startProgrammeReader, around)) >= MOST_READERS) throw fail(failures.READERS_FULL);
  const adding = db
    .insert(startProgrammeReader)
    .values({ programmeId, userNo, words, inviteUserNo: user.userNo })
    .returning({ id: startProgrammeReader.id });
  const [made] = await refusedAs(adding, {
    start_programme_reader_once: failsAt('mobile', failures.READER_ALREADY),
  });
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'review',
    msgTitle: `请你${programme.programmeState === published ? '复议' : '评阅'}「${programme.title}」的申请`,
    msgText: words,
    msgUrl: READING_DESK,
  });
  return made!.id;
}

/** Reads, or does not. @throws NOT_FOUND, READER_MOVED_ON */
export async function answerReader(ctx: UserCtx, { id, isAccepted }: OutputOf<typeof answer.input>): Promise<void> {
  const step = isAccepted === 1 ? 'accept' : 'decline';
  const own = and(eq(startProgrammeReader.id, id), ownReaderships(ctx.user.userNo));
  const row = await takeStep<typeof startProgrammeReader, ReaderState, 'accept' | 'decline'>(
    ctx.db,
    readerSteps,
    step,
    { ...state, where: own, set: moved(ctx) },
  );
  const [programme] = await ctx.db.select().from(startProgramme).where(eq(startProgramme.id, row.programmeId));
  await sendMessage(ctx, {
    to: [row.inviteUserNo],
    msgType: 'system',
    msgTitle: `有人${isAccepted === 1 ? '接受了' : '没有接受'}评阅「${programme!.title}」的邀请`,
    msgUrl: runPath(row.programmeId),
  });
}

/** Is a reader no more; what they gave stays. @throws NOT_FOUND, READER_MOVED_ON, READER_BUSY */
export async function removeReader(ctx: UserCtx, id: string): Promise<void> {
  const { db, user } = ctx;
  const where = and(eq(startProgrammeReader.id, id), ofOwnProgrammes(user, startProgrammeReader));
  const [row] = await db.select().from(startProgrammeReader).where(where);
  if (!row) throw fail(NOT_FOUND);
  await holdProgramme(db, row.programmeId);
  const waits = and(
    eq(startReading.userNo, row.userNo),
    eq(startReading.readingState, ReadingState.waiting),
    sql`${startReading.applicationId} in (select a.id from start_application a where a.programme_id = ${row.programmeId})`,
  );
  if ((await db.$count(startReading, waits)) > 0) throw fail(failures.READER_BUSY);
  await takeStep(db, readerSteps, 'remove', { ...state, where, set: moved(ctx) });
}

/** Those who read for a programme or are asked to, with how much of it is done. At most `MOST_READERS`. */
export async function readersOf(db: Db, programmeId: string) {
  const rows = await db
    .select()
    .from(startProgrammeReader)
    .where(eq(startProgrammeReader.programmeId, programmeId))
    .orderBy(asc(startProgrammeReader.readerState), asc(startProgrammeReader.id))
    .limit(MOST_READERS * 2);
  const shown = rows.filter(({ readerState }) => readerState !== ReaderState.removed).slice(0, MOST_READERS);
  const people = await peopleOf(
    db,
    shown.map(({ userNo }) => userNo),
  );
  const loads = await db
    .select({ userNo: startReading.userNo, readingState: startReading.readingState, n: count() })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(eq(startApplication.programmeId, programmeId))
    .groupBy(startReading.userNo, startReading.readingState);
  const loadOf = (userNo: string, readingState: ReadingState) =>
    loads.find((one) => one.userNo === userNo && one.readingState === readingState)?.n ?? 0;
  return shown.map(({ id, userNo, readerState }) => ({
    id,
    name: people.get(userNo)?.name ?? '',
    readerState,
    countWaiting: loadOf(userNo, ReadingState.waiting),
    countDone: loadOf(userNo, ReadingState.done),
  }));
}

/** The programmes that the caller reads for, and is asked to read for; what waits for an answer first. */
export async function ownReadershipsPage({ db, user, now }: UserCtx, request: OutputOf<typeof invitations.input>) {
  const where = ownReaderships(user.userNo);
  const rows = db
    .select({
      ...programmeColumns,
      readerId: startProgrammeReader.id,
      readerState: startProgrammeReader.readerState,
      words: startProgrammeReader.words,
      countWaiting: sql<number>`(select count(*)::int from start_reading r
        join start_application a on a.id = r.application_id
        where r.user_no = ${startProgrammeReader.userNo} and r.reading_state = ${written(ReadingState.waiting)}
          and a.programme_id = ${startProgrammeReader.programmeId})`,
    })
    .from(startProgrammeReader)
    .innerJoin(startProgramme, eq(startProgramme.id, startProgrammeReader.programmeId))
    .innerJoin(orgInfo, itsInstitution)
    .where(where)
    .orderBy(asc(startProgrammeReader.readerState), desc(startProgrammeReader.id))
    .$dynamic();
  const names = await namesOfCodes(db, now);
  const today = wireTime(now).slice(0, 10);
  const page = await paginate(request, rows, () => db.$count(startProgrammeReader, where));
  return {
    ...page,
    list: page.list.map(({ readerId, readerState, words, countWaiting, ...row }) => ({
      ...programmeCardOf(row, { names, today }),
      readerId,
      readerState,
      words,
      countWaiting,
    })),
  };
}

/** Who may be asked to read now. */
export async function acceptedReaders(db: Db, programmeId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: startProgrammeReader.userNo })
    .from(startProgrammeReader)
    .where(
      and(
        eq(startProgrammeReader.programmeId, programmeId),
        eq(startProgrammeReader.readerState, ReaderState.accepted),
      ),
    );
  return rows.map(({ userNo }) => userNo);
}

/** Where those who run a programme look at it. */
const runPath = (programmeId: string): string => `/startbusiness/institution/programme/run?id=${programmeId}`;

/** Tells the administrators of the institution. */
export const tellInstitution = async (
  ctx: Pick<UserCtx, 'db'>,
  { orgNo, id }: Pick<typeof startProgramme.$inferSelect, 'orgNo' | 'id'>,
  msgTitle: string,
  msgText = '',
) =>
  sendMessage(ctx, {
    to: await adminsOf(ctx.db, orgNo),
    msgType: 'organization',
    msgTitle,
    msgText,
    msgUrl: runPath(id),
  });

const moved = ({ now }: UserCtx) => ({ answeredAt: wireTime(now), gmtModified: wireTime(now) });

/** A lecturer, by their mobile number. @throws NO_SUCH_LECTURER at the field */
async function lecturerBy({ db }: UserCtx, mobile: string): Promise<string> {
  const [person] = await db
    .select({ userNo: account.userNo })
    .from(account)
    .innerJoin(userIdentity, eq(userIdentity.userNo, account.userNo))
    .where(
      and(
        eq(account.mobile, mobile),
        enabled(account),
        eq(userIdentity.userType, UserType.lecturer),
        enabled(userIdentity),
      ),
    );
  if (!person) throw failsAt('mobile', failures.NO_SUCH_LECTURER);
  return person.userNo;
}
