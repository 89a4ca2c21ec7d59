import { and, count, desc, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { JoinState } from '#contract/rules/programs.ts';
import type { Db } from '../../db/client.ts';
import { program, programJoin } from '../../db/schema/program.ts';
import { certificate } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { planAuthorOf } from '../typicalPlans/policies.ts';
import { ownPrograms } from './policies.ts';
import { versionsOf } from './publish.ts';

interface Counted {
  id: string;
  programName: string;
  version: number;
  learning: number;
  done: number;
  left: number;
  progress: number;
  certificates: number;
  stages: { key: string; stageName: string; done: number }[];
}

/** Numbers of the caller's own public plans, from the joins as they were when something was last finished. */
export async function programCounts(ctx: UserCtx, request: PageRequest): Promise<Page<Counted>> {
  planAuthorOf(ctx);
  const { db } = ctx;
  const where = and(ownPrograms(ctx), gt(program.version, 0));
  const rows = db
    .select({ id: program.id, programName: program.programName, version: program.version })
    .from(program)
    .where(where)
    .orderBy(desc(program.id));
  const page = await paginate(request, rows.$dynamic(), () => db.$count(program, where));
  const ids = page.list.map(({ id }) => id);
  if (ids.length === 0) return { ...page, list: [] };
  const sums = await sumsOf(db, ids);
  const done = await stageCounts(db, ids);
  const contents = await versionsOf(
    db,
    page.list.map(({ id, version }) => ({ programId: id, version })),
  );
  return {
    ...page,
    list: page.list.map((row, index) => ({
      ...row,
      ...(sums.get(row.id) ?? { learning: 0, done: 0, left: 0, progress: 0, certificates: 0 }),
      stages: contents[index]!.stages.map(({ key, stageName }) => ({
        key,
        stageName,
        done: done.get(`${row.id} ${key}`) ?? 0,
      })),
    })),
  };
}

async function sumsOf(db: Db, ids: readonly string[]) {
  const of = (state: JoinState) => sql<number>`(count(*) filter (where ${programJoin.joinState} = ${state}))::int`;
  const rows = await db
    .select({
      id: programJoin.programId,
      learning: of(JoinState.learning),
      done: of(JoinState.done),
      left: of(JoinState.left),
      progress: sql<number>`coalesce(avg(${programJoin.progress}) filter (where ${programJoin.joinState} <> ${JoinState.left}), 0)::int`,
    })
    .from(programJoin)
    .where(inArray(programJoin.programId, [...ids]))
    .groupBy(programJoin.programId);
  const issued = await db
    .select({ id: certificate.programId, certificates: count() })
    .from(certificate)
    .where(inArray(certificate.programId, [...ids]))
    .groupBy(certificate.programId);
  const numbers = new Map(issued.map(({ id, certificates }) => [id, certificates]));
  return new Map(rows.map(({ id, ...sums }) => [id, { ...sums, certificates: numbers.get(id) ?? 0 }]));
}

async function stageCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const stage = sql<string>`unnest(${programJoin.doneStages})`.as('stage');
  const each = db
    .select({ id: programJoin.programId, stage })
    .from(programJoin)
    .where(and(inArray(programJoin.programId, [...ids]), ne(programJoin.joinState, JoinState.left)))
    .as('each');
  const rows = await db
    .select({ id: each.id, stage: each.stage, people: count() })
    .from(each)
    .groupBy(each.id, each.stage);
  return new Map(rows.map(({ id, stage: key, people }) => [`${id} ${key}`, people]));
}
