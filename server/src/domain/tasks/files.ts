import { and, eq, exists, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { task, taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { SessionUser } from '../../kit/context.ts';
import { auditedTasks, mine } from './policies.ts';

const qb = new QueryBuilder();
const one = { one: sql`1` };
const holds = (files: PgColumn, url: string): SQL => sql`${files} @> ${JSON.stringify([{ url }])}::jsonb`;

/**
 * Whether somebody may open a file of a task: one that is attached to a task which they have or audit, or one that was
 * handed in for a task which they audit. The owner may anyway.
 */
export async function isTaskFile(db: Db, ownerNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const asking = { user: viewer, can: (action: string) => viewer.actions.has(action) };
  const handedIn = qb
    .select(one)
    .from(taskSubmission)
    .innerJoin(task, eq(task.id, taskSubmission.taskId))
    .where(and(eq(taskSubmission.userNo, ownerNo), holds(taskSubmission.files, url), auditedTasks(asking)));
  const givenToThem = qb
    .select(one)
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(and(mine(viewer.userNo), holds(task.attachments, url)));
  const attached = qb
    .select(one)
    .from(task)
    .where(and(auditedTasks(asking), holds(task.attachments, url)));
  const may = or(exists(handedIn), exists(givenToThem), exists(attached));
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${may} as found`);
  return rows[0]!.found;
}
