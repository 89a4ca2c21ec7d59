import { courseComment } from '#server/db/schema/comment.ts';
import { insertAll } from '../batches.ts';
import type { PlannedComment } from './plan.ts';
import { takeIds } from './takeIds.ts';
import type { Step } from './world.ts';

/** Ratings, remarks and answers. Ids rise with time, because lists show the newest first by them. */
export async function loadComments({ db, userNos, clock }: Step, planned: PlannedComment[]): Promise<void> {
  const ids = await takeIds(db, planned.length);
  const order = [...planned].sort((a, b) => b.at - a.at);
  const idOf = new Map(order.map((one, index) => [one, ids[index]!]));
  const firstOf = Map.groupBy(planned, ({ course }) => course.id);
  const rows = order.map((one) => ({
    id: idOf.get(one)!,
    courseId: one.course.id,
    userNo: userNos.get(one.author)!,
    parentId: one.answers < 0 ? '0' : idOf.get(firstOf.get(one.course.id)![one.answers]!)!,
    commentText: one.text,
    star: one.star || null,
    gmtCreate: clock.before(one.at),
    gmtModified: clock.before(one.at),
  }));
  await insertAll(db, courseComment, rows);
}
