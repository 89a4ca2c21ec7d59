import { and, eq, notInArray } from 'drizzle-orm';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import type { Db } from '../../db/client.ts';
import { communityRecord } from '../../db/schema/blog.ts';

/** A question may have many followers; those who came first are told. */
const MOST = 5000;

/** Who follows a question, but these. */
export async function followersOf(db: Db, quesId: string, except: readonly string[]): Promise<string[]> {
  const its = and(
    eq(communityRecord.subjectKind, SubjectKind.ques),
    eq(communityRecord.subjectId, quesId),
    eq(communityRecord.opType, OpType.follow),
    notInArray(communityRecord.userNo, [...except]),
  );
  const rows = await db.select({ userNo: communityRecord.userNo }).from(communityRecord).where(its).limit(MOST);
  return rows.map(({ userNo }) => userNo);
}
