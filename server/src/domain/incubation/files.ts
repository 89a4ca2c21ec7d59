import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fundReceipt, incubationFund, milestone, milestoneReport } from '../../db/schema/incubation.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { ownFile } from '../files/ownFile.ts';
import { ofProjects, readProjects } from './policies.ts';

/** What comes with a report or a receipt was uploaded for that by whoever sends it. @throws 422 at the file */
export async function mustOwnFiles(ctx: UserCtx, files: readonly { url: string }[]): Promise<void> {
  for (const { url } of files) await ownFile(ctx, url, 'incubation', { field: 'files' });
}

const qb = new QueryBuilder();
const one = { one: sql`1` };
const holds = (files: PgColumn, url: string): SQL => sql`${files} @> ${JSON.stringify([{ url }])}::jsonb`;

/** Whether somebody may open a file: it is in a report or a receipt of a project that they are in or look after. */
export async function isIncubationFile(db: Db, ownerNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const reported = qb
    .select(one)
    .from(milestoneReport)
    .innerJoin(milestone, eq(milestone.id, milestoneReport.milestoneId))
    .where(
      and(
        eq(milestoneReport.reporterUserNo, ownerNo),
        holds(milestoneReport.files, url),
        ofProjects(milestone.projectId, readProjects(viewer)),
      ),
    );
  const paid = qb
    .select(one)
    .from(fundReceipt)
    .innerJoin(incubationFund, eq(incubationFund.id, fundReceipt.fundId))
    .where(
      and(
        eq(fundReceipt.payerUserNo, ownerNo),
        holds(fundReceipt.files, url),
        ofProjects(incubationFund.projectId, readProjects(viewer)),
      ),
    );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${or(exists(reported), exists(paid))} as found`);
  return rows[0]!.found;
}
