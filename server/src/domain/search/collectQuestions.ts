import { and, eq, inArray, sql } from 'drizzle-orm';
import { QuesState } from '#contract/rules/ques.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { communityLabel } from '../../db/schema/blog.ts';
import { ques, quesLabel, quesPost } from '../../db/schema/ques.ts';
import { plainText } from '../../kit/html.ts';
import { dropDocuments, indexDocuments } from './indexDocuments.ts';

const BODY = 500;

/** What orders questions in the search: an answered one helps more than one that is looked at often. */
export const questionPopularity = sql<number>`(${ques.countView} + ${ques.countAnswer} * 20
  + case when ${ques.acceptedId} is null then 0 else 200 end)`;

/** Brings the search in step with these questions: their words, their labels and the accepted answer are found. */
export async function indexQuestions(db: Db, ids: string[]): Promise<void> {
  const shown = and(inArray(ques.id, ids), inArray(ques.quesState, [QuesState.open, QuesState.closed]), enabled(ques));
  const rows = await db
    .select({ row: ques, answer: quesPost.content, weight: questionPopularity })
    .from(ques)
    .leftJoin(quesPost, eq(quesPost.id, ques.acceptedId))
    .where(shown);
  const labels = await db
    .select({ id: quesLabel.quesId, name: communityLabel.labelName })
    .from(quesLabel)
    .innerJoin(communityLabel, eq(communityLabel.id, quesLabel.labelId))
    .where(inArray(quesLabel.quesId, ids));
  const named = Map.groupBy(labels, ({ id }) => id);
  await dropDocuments(db, [SearchKind.ques], ids);
  await indexDocuments(
    db,
    rows.map(({ row, answer, weight }) => ({
      kind: SearchKind.ques,
      refId: row.id,
      title: row.title,
      summary: row.summary,
      weight,
      body: [
        ...(named.get(row.id) ?? []).map(({ name }) => name),
        plainText(row.content, BODY),
        answer === null ? '' : plainText(answer, BODY),
      ].join(' '),
    })),
  );
}
