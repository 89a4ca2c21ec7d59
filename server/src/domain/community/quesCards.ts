import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { QuesBrief, QuesCard } from '#contract/community/questionsShapes.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { communityLabel } from '../../db/schema/blog.ts';
import { ques, quesLabel } from '../../db/schema/ques.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { naming } from '../chat/people.ts';
import { isShownQues } from './quesPolicies.ts';
import { pendingQuesReadings } from './quesReadings.ts';

const cardColumns = {
  id: ques.id,
  title: ques.title,
  summary: ques.summary,
  userNo: ques.userNo,
  quesState: ques.quesState,
  acceptedId: ques.acceptedId,
  removedFor: ques.removedFor,
  rewardPoints: ques.rewardPoints,
  countView: ques.countView,
  countLike: ques.countLike,
  countFollow: ques.countFollow,
  countAnswer: ques.countAnswer,
  gmtCreate: ques.gmtCreate,
  gmtModified: ques.gmtModified,
  ...naming,
};

export const quesRows = (db: Db) =>
  db
    .select(cardColumns)
    .from(ques)
    .innerJoin(user, eq(user.userNo, ques.userNo))
    .innerJoin(userExt, eq(userExt.userNo, ques.userNo));

type Row = Awaited<ReturnType<typeof quesRows>>[number];

/** Rows as cards: with the labels of all of them, in one statement. */
export async function quesCardsOf(db: Db, rows: readonly Row[]) {
  const labels = await labelsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ nickname, mobile, headImgUrl, acceptedId, removedFor: _removed, ...row }) => ({
    ...row,
    userName: displayName({ nickname, mobile }),
    headImgUrl: headImgUrl ?? '',
    isSolved: acceptedId === null ? (0 as const) : (1 as const),
    countView: row.countView + pendingQuesReadings(db, row.id),
    labels: labels.get(row.id) ?? [],
  }));
}

/** Cards in the order of these ids; what the condition leaves out is not among them. */
export async function quesCardsByIds(db: Db, ids: readonly string[], where: SQL = isShownQues): Promise<QuesCard[]> {
  if (ids.length === 0) return [];
  const rows = await quesRows(db).where(and(inArray(ques.id, [...ids]), where));
  const cards = new Map((await quesCardsOf(db, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Questions in a few words, in the order of these ids. */
export async function briefsByIds(db: Db, ids: readonly string[]): Promise<QuesBrief[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: ques.id,
      title: ques.title,
      isSolved: sql<0 | 1>`(${ques.acceptedId} is not null)::int`,
      rewardPoints: ques.rewardPoints,
      countAnswer: ques.countAnswer,
    })
    .from(ques)
    .where(and(inArray(ques.id, [...ids]), isShownQues));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function labelsOf(db: Db, ids: readonly string[]): Promise<Map<string, { id: string; labelName: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ quesId: quesLabel.quesId, id: communityLabel.id, labelName: communityLabel.labelName })
    .from(quesLabel)
    .innerJoin(communityLabel, eq(communityLabel.id, quesLabel.labelId))
    .where(inArray(quesLabel.quesId, [...ids]))
    .orderBy(asc(quesLabel.place));
  const byQues = Map.groupBy(rows, ({ quesId }) => quesId);
  return new Map(
    [...byQues].map(([quesId, labels]) => [quesId, labels.map(({ id, labelName }) => ({ id, labelName }))]),
  );
}

export const newestFirst = desc(ques.id);
