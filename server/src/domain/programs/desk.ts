import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { list, Program, ProgramOffer, ProgramRow } from '#contract/course/programDesk.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { program, programDraft, programOffer, programReview } from '../../db/schema/program.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { planAuthorOf } from '../typicalPlans/policies.ts';
import { missingIn, sumsOf } from './content.ts';
import { openedCourses } from './opened.ts';
import { ownPrograms } from './policies.ts';
import { positionNames, readPrograms } from './read.ts';
import { changesOf } from './submit.ts';

/** The plans somebody writes, the latest first. @throws NOT_PLAN_AUTHOR, NO_PERMISSION */
export async function programList(ctx: UserCtx, wanted: OutputOf<typeof list.input>): Promise<Page<ProgramRow>> {
  planAuthorOf(ctx);
  const { draftState, programName, ...request } = wanted;
  const name = sql<string>`${programDraft.content} ->> 'programName'`;
  const where = and(
    ownPrograms(ctx),
    draftState === undefined ? undefined : eq(programDraft.draftState, draftState),
    programName === '' ? undefined : like(name, containing(programName)),
  );
  const rows = ctx.db
    .select({ program, draft: programDraft })
    .from(program)
    .innerJoin(programDraft, eq(programDraft.programId, program.id))
    .where(where)
    .orderBy(desc(program.id));
  const page = await paginate(request, rows.$dynamic(), () => ctx.db.$count(rows.as('own')));
  const names = await positionNames(
    ctx.db,
    page.list.map(({ draft }) => draft.content.typicalPositionId),
  );
  return {
    ...page,
    list: page.list.map(({ program: row, draft }) => {
      const { items: _items, stages: _stages, ...facts } = draft.content;
      return {
        id: row.id,
        ...facts,
        ...sumsOf(draft.content),
        typicalPositionName: names.get(facts.typicalPositionId) ?? '',
        draftState: draft.draftState,
        auditOpinion: draft.auditOpinion,
        version: row.version,
        publishedTime: row.publishedTime,
        countJoin: row.countJoin,
        countDone: row.countDone,
        gmtModified: draft.gmtModified,
      };
    }),
  };
}

/** One of them with everything in it. @throws NOT_FOUND */
export async function programView(ctx: UserCtx, id: string): Promise<Program> {
  const { db } = ctx;
  const [row] = await db
    .select({ program, draft: programDraft })
    .from(program)
    .innerJoin(programDraft, eq(programDraft.programId, program.id))
    .where(and(ownPrograms(ctx), eq(program.id, id)));
  if (!row) throw fail(NOT_FOUND);
  const { program: of, draft } = row;
  const [read] = await readPrograms(db, [draft.content]);
  const { facts, ...parts } = read!;
  const handedIn = [ReviewState.waiting, ReviewState.passed, ReviewState.refused];
  const [review] = await db
    .select({ submitTime: programReview.submitTime })
    .from(programReview)
    .where(and(eq(programReview.programId, id), inArray(programReview.auditStatus, handedIn)))
    .orderBy(desc(programReview.id))
    .limit(1);
  return {
    id,
    ...facts,
    ...parts,
    draftState: draft.draftState,
    auditOpinion: draft.auditOpinion,
    revision: draft.revision,
    version: of.version,
    publishedTime: of.publishedTime,
    price: yuanOf(of.price),
    opened: await openedCourses(db, of),
    changes: draft.draftState === DraftState.passed ? [] : await changesOf(db, of, draft.content),
    missing: missingIn(draft.content).map(({ step, message }) => ({ step, message })),
    submitTime: review?.submitTime ?? null,
    offers: await offersOf(db, id),
  };
}

const SHOWN = 20;

const offersOf = (db: Db, programId: string): Promise<ProgramOffer[]> =>
  db
    .select({
      id: programOffer.id,
      orgNo: programOffer.orgNo,
      orgName: orgInfo.orgName,
      version: programOffer.version,
      offerState: programOffer.offerState,
      remark: programOffer.remark,
      offeredAt: programOffer.offeredAt,
      answeredAt: programOffer.answeredAt,
    })
    .from(programOffer)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, programOffer.orgNo))
    .where(eq(programOffer.programId, programId))
    .orderBy(desc(programOffer.id))
    .limit(SHOWN);
