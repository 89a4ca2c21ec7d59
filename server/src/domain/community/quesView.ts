import { and, eq } from 'drizzle-orm';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuesState } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { communityRecord } from '../../db/schema/blog.ts';
import { quesReward } from '../../db/schema/ques.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { peopleOf } from '../chat/people.ts';
import { briefsByIds, quesCardsByIds } from './quesCards.ts';
import { mustReadQues, readableQues } from './quesPolicies.ts';
import { helpersFor, relatedQues } from './quesShelf.ts';

const RELATED = 4;

const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));

/** A question as this reader sees it. @throws QUES_GONE */
export async function viewQues(db: Db, id: string, reader: string | undefined) {
  const row = await mustReadQues(db, id, reader);
  const [[card], content, acts, reward, related, helpers, [duplicate]] = await Promise.all([
    quesCardsByIds(db, [id], readableQues(reader)),
    shownHtml(row.content),
    actsOf(db, id, reader),
    rewardOf(db, id),
    relatedQues(db, id, RELATED).then((ids) => briefsByIds(db, ids)),
    helpersFor(db, id, [row.userNo, reader ?? '0']).then((found) => named(db, found)),
    briefsByIds(db, row.duplicateId === null ? [] : [row.duplicateId]),
  ]);
  return {
    ...card!,
    content,
    countCollect: row.countCollect,
    acceptedId: row.acceptedId ?? NONE,
    closeReason: row.closeReason,
    duplicate: duplicate ?? null,
    removedFor: row.removedFor,
    reward,
    isOwn: flagOf(row.userNo === reader),
    isLike: flagOf(acts.has(OpType.like)),
    isCollect: flagOf(acts.has(OpType.collect)),
    isFollow: flagOf(acts.has(OpType.follow)),
    mayClose: flagOf(row.quesState === QuesState.open && row.userNo === reader),
    related,
    helpers,
  };
}

async function actsOf(db: Db, id: string, reader: string | undefined): Promise<ReadonlySet<OpType>> {
  if (reader === undefined) return new Set();
  const its = and(
    eq(communityRecord.userNo, reader),
    eq(communityRecord.subjectKind, SubjectKind.ques),
    eq(communityRecord.subjectId, id),
  );
  const rows = await db.select({ opType: communityRecord.opType }).from(communityRecord).where(its);
  return new Set(rows.map(({ opType }) => opType));
}

async function rewardOf(db: Db, quesId: string) {
  const [row] = await db.select().from(quesReward).where(eq(quesReward.quesId, quesId));
  if (!row) return null;
  const { points, rewardState, dueTime, paidUserNo } = row;
  const people = await peopleOf(db, paidUserNo === null ? [] : [paidUserNo]);
  return { points, rewardState, dueTime, paidTo: people.get(paidUserNo ?? '')?.userName ?? '' };
}

async function named(db: Db, found: { userNo: string; countAccepted: number }[]) {
  const people = await peopleOf(
    db,
    found.map(({ userNo }) => userNo),
  );
  return found.flatMap(({ userNo, countAccepted }) => {
    const person = people.get(userNo);
    return person ? [{ ...person, countAccepted }] : [];
  });
}
