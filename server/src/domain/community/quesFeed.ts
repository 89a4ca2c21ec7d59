import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { list, mine, ofUser } from '#contract/community/questions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuesState, QuesTab } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { written } from '../../db/written.ts';
import { paginate } from '../../kit/paginate.ts';
import { isShownQues } from './quesPolicies.ts';
import { newestFirst, quesCardsByIds, quesCardsOf, quesRows } from './quesCards.ts';

type Wish = OutputOf<typeof list.input>;

/**
 * A piece of an endless list: what comes after `afterId`. Each is one range of one index; a question that gained heat
 * meanwhile may come twice, never go missing.
 */
export async function quesFeed(db: Db, wish: Wish) {
  const most = wish.pageSize + 1;
  const cards = wish.labelId === undefined ? await all(db, wish, most) : await labelled(db, wish, wish.labelId, most);
  return { list: cards.slice(0, wish.pageSize), isMore: cards.length === most ? (1 as const) : (0 as const) };
}

const isUnanswered = sql`"ques"."ques_state" = ${written(QuesState.open)} and "ques"."count_answer" = 0 and ${enabledAs('ques')}`;

async function all(db: Db, { listType, afterId }: Wish, most: number) {
  const isHot = listType === QuesTab.hot;
  const shown = listType === QuesTab.unanswered ? isUnanswered : isShownQues;
  const order = isHot ? [desc(ques.heat), newestFirst] : [newestFirst];
  const rows = quesRows(db)
    .where(and(shown, after(isHot, afterId)))
    .orderBy(...order);
  return quesCardsOf(db, await rows.limit(most));
}

/** The row comparison is one range of the index of the order. */
const after = (isHot: boolean, id: string | undefined) => {
  if (id === undefined) return undefined;
  return isHot
    ? sql`("ques"."heat", "ques"."id") < (select heat, id from ques last where last.id = ${id})`
    : sql`"ques"."id" < ${id}`;
};

/** Of a label, heat and what waits for an answer are looked for among so many of its newest. */
const NEAR = 1000;

async function labelled(db: Db, { listType, afterId }: Wish, labelId: string, most: number) {
  const isHot = listType === QuesTab.hot;
  const shown = listType === QuesTab.unanswered ? isUnanswered : isShownQues;
  const beyond = isHot || afterId === undefined ? sql`true` : sql`ques_label.ques_id < ${afterId}`;
  const order = isHot ? sql`"ques"."heat" desc, "ques"."id" desc` : sql`"ques"."id" desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select "ques".id::text from (
      select ques_id as id from ques_label where ques_label.label_id = ${labelId} and ${beyond}
      order by ques_id desc limit ${NEAR}
    ) near join ques on "ques".id = near.id
    where ${shown} and ${after(isHot, afterId) ?? sql`true`} order by ${order} limit ${most}`);
  return quesCardsByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Questions that somebody answered. */
const answeredBy = (db: Db, userNo: string): SQL => {
  const answers = db
    .select({ one: sql`1` })
    .from(quesPost)
    .where(
      and(eq(quesPost.userNo, userNo), eq(quesPost.quesId, ques.id), eq(quesPost.rootId, NONE), enabled(quesPost)),
    );
  return exists(answers);
};

/** What somebody asked, or answered, as everybody may read it; the latest question first. */
export async function questionsOf(db: Db, { userNo, isAnswered, ...request }: OutputOf<typeof ofUser.input>) {
  const where = and(isShownQues, isAnswered === 1 ? answeredBy(db, userNo) : eq(ques.userNo, userNo));
  const rows = quesRows(db).where(where).orderBy(newestFirst).$dynamic();
  const page = await paginate(request, rows, () => db.$count(ques, where));
  return { ...page, list: await quesCardsOf(db, page.list) };
}

/** The same of the caller, with what was removed of it. */
export async function ownQuestions(db: Db, userNo: string, { isAnswered, ...request }: OutputOf<typeof mine.input>) {
  const where =
    isAnswered === 1 ? and(isShownQues, answeredBy(db, userNo)) : and(eq(ques.userNo, userNo), enabled(ques));
  const rows = quesRows(db).where(where).orderBy(newestFirst).$dynamic();
  const page = await paginate(request, rows, () => db.$count(ques, where));
  const cards = await quesCardsOf(db, page.list);
  return { ...page, list: cards.map((card, index) => ({ ...card, removedFor: page.list[index]!.removedFor })) };
}
