import { and, eq, exists, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { trainingProject, trainingReport } from '../../db/schema/training.ts';
import type { Db } from '../../db/client.ts';
import type { SessionUser } from '../../kit/context.ts';
import { keptProjects, ownProjects } from './policies.ts';

const qb = new QueryBuilder();
const one = { one: sql`1` };
const holds = (files: PgColumn, url: string): SQL => sql`${files} @> ${JSON.stringify([{ url }])}::jsonb`;

/** Whether somebody may open a file of a project: a report they mark, or what comes with a project they do or keep. */
export async function isTrainingFile(db: Db, ownerNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const handedIn = qb
    .select(one)
    .from(trainingReport)
    .innerJoin(trainingProject, eq(trainingProject.id, trainingReport.projectId))
    .where(and(eq(trainingReport.userNo, ownerNo), holds(trainingReport.files, url), keptProjects(viewer)));
  const attached = qb
    .select(one)
    .from(trainingProject)
    .where(
      and(
        eq(trainingProject.authorUserNo, ownerNo),
        holds(trainingProject.attachments, url),
        or(keptProjects(viewer), ownProjects(db, viewer.userNo)),
      ),
    );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${or(exists(handedIn), exists(attached))} as found`);
  return rows[0]!.found;
}
