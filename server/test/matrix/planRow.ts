import type { Db } from '#server/db/client.ts';
import { typicalPosition } from '#server/db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '#server/db/schema/typicalPosition.ts';

interface Author {
  tag: string;
  userNo: string;
  /** Whose reviewers decide. */
  orgNo: string;
}

/** A typical position that somebody writes, and what they handed in of it. */
export async function makePlan(db: Db, { tag, userNo, orgNo }: Author) {
  const positionName = `${tag}岗位`;
  const [row] = await db
    .insert(typicalPosition)
    .values({ authorUserNo: userNo, positionName })
    .returning({ id: typicalPosition.id });
  const content = {
    positionName,
    jobTypeCode: '',
    industry: '',
    positionRank: 1 as const,
    intro: `${tag}说明`,
    items: [],
    stages: [],
    testIds: [],
  };
  await db.insert(typicalPositionDraft).values({ typicalPositionId: row!.id, content });
  const [review] = await db
    .insert(typicalPositionReview)
    .values({
      typicalPositionId: row!.id,
      reviewerOrgNo: orgNo,
      submitUserNo: userNo,
      submitTime: '2026-11-21 10:00:00',
      content,
    })
    .returning({ id: typicalPositionReview.id });
  return { typicalPlan: row!.id, typicalReview: review!.id };
}
