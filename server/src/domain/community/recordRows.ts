import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { communityRecord } from '../../db/schema/blog.ts';

/** What somebody thinks of something. */
export type Subject = Pick<typeof communityRecord.$inferInsert, 'subjectKind' | 'subjectId' | 'opType'>;

/** Puts it on record; false where it was already. Counts are changed in the same transaction, so that they equal the rows. */
export async function putRecord(db: Db, userNo: string, subject: Subject, now: Date): Promise<boolean> {
  const rows = await db
    .insert(communityRecord)
    .values({ userNo, ...subject, gmtCreate: wireTime(now) })
    .onConflictDoNothing()
    .returning({ id: communityRecord.id });
  return rows.length > 0;
}

/** Takes it off; when it had been put, if it had. */
export async function takeRecord(db: Db, userNo: string, subject: Subject): Promise<string | undefined> {
  const { subjectKind, subjectId, opType } = subject;
  const [row] = await db
    .delete(communityRecord)
    .where(
      and(
        eq(communityRecord.userNo, userNo),
        eq(communityRecord.subjectKind, subjectKind),
        eq(communityRecord.subjectId, subjectId),
        eq(communityRecord.opType, opType),
      ),
    )
    .returning({ at: communityRecord.gmtCreate });
  return row?.at;
}
