import { and, eq, inArray } from 'drizzle-orm';
import { QuesState } from '#contract/rules/ques.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { communityLabel } from '../../db/schema/blog.ts';
import { ques, quesLabel, quesPost } from '../../db/schema/ques.ts';
import { plainText } from '../../kit/html.ts';
import { dropDocuments, indexDocuments } from './indexDocuments.ts';

const BODY = 500;

/** Brings the search in step with these questions: their words, their labels and the accepted answer are found. */
export async function indexQuestions(db: Db, ids: string[]): Promise<void> {
  const shown = and(inArray(ques.id, ids), inArray(ques.quesState, [QuesState.open, QuesState.closed]), enabled(ques));
  const rows = await db
    .select({ row: ques, answer: quesPost.content })
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
    rows.map(({ row, answer }) => ({
      kind: SearchKind.ques,
      refId: row.id,
      title: row.title,
      summary: row.summary,
      // an answered question helps more than one that is looked at often
      weight: row.countView + row.countAnswer * 20 + (row.acceptedId === null ? 0 : 200),
      body: [
        ...(named.get(row.id) ?? []).map(({ name }) => name),
        plainText(row.content, BODY),
        answer === null ? '' : plainText(answer, BODY),
      ].join(' '),
    })),
  );
}
