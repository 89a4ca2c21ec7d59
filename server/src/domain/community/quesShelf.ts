import { eq, sql } from 'drizzle-orm';
import { LabelType } from '#contract/rules/blog.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { communityLabel } from '../../db/schema/blog.ts';
import { quesLabel } from '../../db/schema/ques.ts';
import type { ques } from '../../db/schema/ques.ts';
import { indexQuestions } from '../search/collectQuestions.ts';
import { countUses, labelIds } from './shelf.ts';

type Ques = typeof ques.$inferSelect;

/**
 * Whatever changed the state or labels of a question calls this in the same transaction: the lists of its labels and the
 * search follow.
 * @param labels names, where the question has new ones
 */
export async function keepQuesOnShelf(db: Db, after: Ques, labels?: readonly string[]): Promise<void> {
  // one that was taken down may come back as it was
  if (after.statusId !== RowState.normal) await dropLabels(db, after.id);
  else if (labels !== undefined) {
    await dropLabels(db, after.id);
    await addLabels(db, after.id, [...new Set(labels)]);
  }
  await indexQuestions(db, [after.id]);
}

async function dropLabels(db: Db, quesId: string): Promise<void> {
  const gone = await db.delete(quesLabel).where(eq(quesLabel.quesId, quesId)).returning({ id: quesLabel.labelId });
  await countUses(db, gone, -1);
}

async function addLabels(db: Db, quesId: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = await labelIds(db, LabelType.ques, names);
  await db
    .insert(quesLabel)
    .values(rows.map(({ id, labelName }) => ({ quesId, labelId: id, place: names.indexOf(labelName) })));
  await countUses(db, rows, 1);
}

/** The names of the labels of a question, as they were written. */
export async function labelNamesOf(db: Db, quesId: string): Promise<string[]> {
  const rows = await db
    .select({ labelName: communityLabel.labelName })
    .from(quesLabel)
    .innerJoin(communityLabel, eq(communityLabel.id, quesLabel.labelId))
    .where(eq(quesLabel.quesId, quesId))
    .orderBy(quesLabel.place);
  return rows.map(({ labelName }) => labelName);
}

/** Who answers such questions: by their accepted answers to questions of its labels lately. */
export async function helpersFor(db: Db, quesId: string, except: readonly string[]) {
  const { rows } = await db.execute<{ user_no: string; accepted: number }>(sql`
    select post.user_no::text, count(distinct near.ques_id)::int as accepted
    from ques_label own, lateral (
      select other.ques_id from ques_label other where other.label_id = own.label_id order by other.ques_id desc limit 200
    ) near join ques on ques.id = near.ques_id join ques_post post on post.id = ques.accepted_id
    where own.ques_id = ${quesId} and near.ques_id <> ${quesId} and ${enabledAs('post')}
      and not post.user_no = any(${sql.param([...except])}::bigint[])
    group by post.user_no order by 2 desc, 1 limit 3`);
  return rows.map((row) => ({ userNo: row.user_no, countAccepted: row.accepted }));
}

/** Questions that share most labels with one, the latest of them first. */
export async function relatedQues(db: Db, quesId: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select near.ques_id::text as id from ques_label own, lateral (
      select ques_id from ques_label other where other.label_id = own.label_id order by other.ques_id desc limit 100
    ) near where own.ques_id = ${quesId} and near.ques_id <> ${quesId}
    group by near.ques_id order by count(*) desc, near.ques_id desc limit ${most}`);
  return rows.map(({ id }) => id);
}
