import { and, desc, eq, exists, like, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { list, mine, ProgramView } from '#contract/course/program.ts';
import type { ProgramCard } from '#contract/course/programShapes.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { NONE } from '#contract/rules/id.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { JoinState, OfferState } from '#contract/rules/programs.ts';
import type { Db } from '../../db/client.ts';
import { collection } from '../../db/schema/course.ts';
import { program, programCourse, programJoin, programOffer } from '../../db/schema/program.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { isCollected } from '../collection/collect.ts';
import { collectedBy } from '../collection/policies.ts';
import { authorsOf } from '../typicalPlans/public.ts';
import { joinableNow } from './join.ts';
import { hasBought, openedCourses } from './opened.ts';
import { isPublic } from './policies.ts';
import { versionOf, versionsOf } from './publish.ts';
import { positionNames, readPrograms } from './read.ts';
import { standingsOf } from './standing.ts';

type Row = typeof program.$inferSelect;

const namesCourse = (courseId: string): SQL =>
  exists(
    sql`(select 1 from ${programCourse} where ${programCourse.courseId} = ${courseId} and ${programCourse.programId} = ${program.id} and ${programCourse.version} = ${program.version})`,
  );

/** A page of the public ones, the newest first. */
export async function publicList(db: Db, wanted: OutputOf<typeof list.input>): Promise<Page<ProgramCard>> {
  const { programName, typicalPositionId, courseId, orgNo, ...request } = wanted;
  const where = and(
    isPublic,
    programName === '' ? undefined : like(program.programName, containing(programName)),
    typicalPositionId === undefined ? undefined : eq(program.typicalPositionId, typicalPositionId),
    courseId === undefined ? undefined : namesCourse(courseId),
    orgNo === undefined ? undefined : eq(program.orgNo, orgNo),
  );
  const total = await cappedCount(db, sql`${program}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select()
      .from(program)
      .where(where)
      .orderBy(desc(program.publishedTime), desc(program.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, list: await cardsOf(db, page.list) };
}

/** Cards with their names: a statement for each kind of name. */
export async function cardsOf(db: Db, rows: readonly Row[]): Promise<ProgramCard[]> {
  const authors = await authorsOf(db, rows);
  const positions = await positionNames(
    db,
    rows.map(({ typicalPositionId }) => typicalPositionId),
  );
  return rows.map((row) => ({
    id: row.id,
    programName: row.programName,
    typicalPositionId: row.typicalPositionId ?? NONE,
    typicalPositionName: positions.get(row.typicalPositionId ?? '') ?? '',
    intro: row.intro,
    openDate: row.openDate,
    endDate: row.endDate,
    seats: row.seats,
    hours: row.hours,
    credit: row.credit,
    stageCount: row.stageCount,
    courseCount: row.courseCount,
    authorName: authors(row).authorName,
    orgNo: row.orgNo,
    version: row.version,
    price: yuanOf(row.price),
    countJoin: row.countJoin,
    countDone: row.countDone,
  }));
}

/** A public one, in the own version of whoever joined it. @throws NOT_FOUND */
export async function publicView(ctx: Pick<Ctx, 'db' | 'now' | 'visitor'>, id: string): Promise<ProgramView> {
  const { db, now } = ctx;
  const [row] = await db
    .select()
    .from(program)
    .where(and(eq(program.id, id), isPublic));
  if (!row) throw fail(NOT_FOUND);
  const userNo = (await ctx.visitor())?.userNo;
  const join = userNo === undefined ? undefined : await joinOf(db, userNo, id);
  const shownVersion = join?.version ?? row.version;
  const content = (await versionOf(db, id, shownVersion))!;
  const [read] = await readPrograms(db, [content]);
  const [card] = await cardsOf(db, [row]);
  const [own] = join ? await standingsOf(db, join.userNo, [{ join, content }]) : [];
  return {
    ...card!,
    ...read!.facts,
    items: read!.items,
    stages: read!.stages,
    coverage: read!.coverage,
    publishedTime: row.publishedTime!,
    shownVersion,
    confirmedBy: await confirmedBy(db, row),
    joinable: joinableNow(row, now),
    own: own ?? null,
    opened: await openedCourses(db, row),
    isBought: userNo !== undefined && (await hasBought(db, userNo, id)) ? 1 : 0,
    isCollect: await isCollected(db, userNo, { collectionType: CollectionType.program, collectionId: id }),
  };
}

async function joinOf(db: Db, userNo: string, programId: string) {
  const [row] = await db
    .select()
    .from(programJoin)
    .where(
      and(
        eq(programJoin.userNo, userNo),
        eq(programJoin.programId, programId),
        ne(programJoin.joinState, JoinState.left),
      ),
    );
  return row;
}

const confirmedBy = (db: Db, { id, version }: Row) =>
  db
    .select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName })
    .from(programOffer)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, programOffer.orgNo))
    .where(
      and(
        eq(programOffer.programId, id),
        eq(programOffer.version, version),
        eq(programOffer.offerState, OfferState.confirmed),
      ),
    )
    .orderBy(programOffer.id)
    .limit(20);

/** What somebody joined, the latest first, each with how it stands. */
export async function joinedList(db: Db, userNo: string, wanted: OutputOf<typeof mine.input>) {
  const { joinState, ...request } = wanted;
  const where = and(
    eq(programJoin.userNo, userNo),
    joinState === undefined ? ne(programJoin.joinState, JoinState.left) : eq(programJoin.joinState, joinState),
  );
  const rows = db
    .select({ join: programJoin, program })
    .from(programJoin)
    .innerJoin(program, eq(program.id, programJoin.programId))
    .where(where)
    .orderBy(desc(programJoin.id));
  const page = await paginate(request, rows.$dynamic(), () => db.$count(programJoin, where));
  const contents = await versionsOf(
    db,
    page.list.map(({ join }) => join),
  );
  const standings = await standingsOf(
    db,
    userNo,
    page.list.map(({ join }, index) => ({ join, content: contents[index]! })),
  );
  const cards = await cardsOf(
    db,
    page.list.map((row) => row.program),
  );
  return {
    ...page,
    list: page.list.map(({ join }, index) => ({
      id: join.id,
      program: cards[index]!,
      own: standings[index]!,
      stageNames: contents[index]!.stages.map(({ key, stageName }) => ({ key, stageName })),
    })),
  };
}

/** What somebody collected, the latest first. */
export async function collectedPrograms(db: Db, userNo: string, request: PageRequest) {
  const where = collectedBy(userNo, CollectionType.program);
  const rows = db
    .select({
      id: collection.id,
      collectionId: collection.collectionId,
      gmtCreate: collection.gmtCreate,
      program,
    })
    .from(collection)
    .innerJoin(program, eq(program.id, collection.collectionId))
    .where(where)
    .orderBy(desc(collection.id));
  const page = await paginate(request, rows.$dynamic(), () => db.$count(collection, where));
  const cards = await cardsOf(
    db,
    page.list.map((row) => row.program),
  );
  return { ...page, list: page.list.map(({ program: _row, ...rest }, index) => ({ ...rest, program: cards[index]! })) };
}
