import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ltiSubject } from '../../db/schema/ltiScore.ts';

interface Whose {
  toolId: string;
  userNo: string;
}

/** What a tool calls somebody: always the same, and nothing that another tool would know them by. */
export async function subjectOf(db: Db, { toolId, userNo }: Whose, now: Date): Promise<string> {
  await db
    .insert(ltiSubject)
    .values({ toolId, userNo, subject: randomUUID(), gmtCreate: wireTime(now) })
    .onConflictDoNothing();
  const its = and(eq(ltiSubject.toolId, toolId), eq(ltiSubject.userNo, userNo));
  const [row] = await db.select({ subject: ltiSubject.subject }).from(ltiSubject).where(its);
  return row!.subject;
}

/** Whom a tool means; undefined for a word that it was never given. */
export async function userOf(db: Db, toolId: string, subject: string): Promise<string | undefined> {
  const its = and(eq(ltiSubject.toolId, toolId), eq(ltiSubject.subject, subject));
  const [row] = await db.select({ userNo: ltiSubject.userNo }).from(ltiSubject).where(its);
  return row?.userNo;
}
