import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { list, Plan, PlanRow } from '#contract/course/typicalPlan.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { missingIn } from './missing.ts';
import { planNames } from './names.ts';
import { ownPlans, planAuthorOf } from './policies.ts';
import { readPlans } from './read.ts';
import { changesOf } from './submit.ts';
import { useCounts, usersOf } from './users.ts';

/** The typical positions somebody writes, the latest first. @throws NOT_PLAN_AUTHOR, NO_PERMISSION */
export async function planList(ctx: UserCtx, wanted: OutputOf<typeof list.input>): Promise<Page<PlanRow>> {
  planAuthorOf(ctx);
  const { draftState, positionName, ...request } = wanted;
  const name = sql<string>`${typicalPositionDraft.content} ->> 'positionName'`;
  const where = and(
    ownPlans(ctx),
    draftState === undefined ? undefined : eq(typicalPositionDraft.draftState, draftState),
    positionName === '' ? undefined : like(name, containing(positionName)),
  );
  const rows = ctx.db
    .select({ position: typicalPosition, draft: typicalPositionDraft })
    .from(typicalPosition)
    .innerJoin(typicalPositionDraft, eq(typicalPositionDraft.typicalPositionId, typicalPosition.id))
    .where(where)
    .orderBy(desc(typicalPosition.id));
  const page = await paginate(request, rows.$dynamic(), () => ctx.db.$count(rows.as('own')));
  const names = await planNames(ctx.db, ctx.now);
  const counts = await useCounts(
    ctx.db,
    page.list.map(({ position }) => position.id),
  );
  return {
    ...page,
    list: page.list.map(({ position: { id, version, publishedTime }, draft }) => {
      const { items, stages, testIds: _tests, ...facts } = draft.content;
      return {
        id,
        ...facts,
        ...names.of(facts),
        draftState: draft.draftState,
        auditOpinion: draft.auditOpinion,
        version,
        publishedTime,
        abilityCount: items.length,
        courseCount: stages.flatMap(({ courseIds }) => courseIds).length,
        useCount: counts.get(id) ?? 0,
        gmtModified: draft.gmtModified,
      };
    }),
  };
}

/** One of them with everything in it. @throws NOT_FOUND */
export async function planView(ctx: UserCtx, id: string): Promise<Plan> {
  const { db, now } = ctx;
  const [row] = await db
    .select({ position: typicalPosition, draft: typicalPositionDraft })
    .from(typicalPosition)
    .innerJoin(typicalPositionDraft, eq(typicalPositionDraft.typicalPositionId, typicalPosition.id))
    .where(and(ownPlans(ctx), eq(typicalPosition.id, id)));
  if (!row) throw fail(NOT_FOUND);
  const { position, draft } = row;
  const [read] = await readPlans(db, now, [draft.content]);
  const { facts, ...parts } = read!;
  const [handedIn] = await db
    .select({ submitTime: typicalPositionReview.submitTime })
    .from(typicalPositionReview)
    .where(
      and(
        eq(typicalPositionReview.typicalPositionId, id),
        inArray(typicalPositionReview.auditStatus, [ReviewState.waiting, ReviewState.passed, ReviewState.refused]),
      ),
    )
    .orderBy(desc(typicalPositionReview.id))
    .limit(1);
  return {
    id,
    ...facts,
    ...parts,
    draftState: draft.draftState,
    auditOpinion: draft.auditOpinion,
    revision: draft.revision,
    version: position.version,
    publishedTime: position.publishedTime,
    changes: draft.draftState === DraftState.passed ? [] : await changesOf(ctx, position, draft.content),
    missing: missingIn(draft.content),
    submitTime: handedIn?.submitTime ?? null,
    users: (await usersOf(db, id)).map(({ orgNo, orgName }) => ({ orgNo, orgName })),
  };
}
