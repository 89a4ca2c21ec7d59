import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { spellingOf } from '#server/domain/search/spelling.ts';
import { BEGINNINGS, TOKEN_FORMAT, tokensOf } from '#server/domain/search/tokens.ts';
import { makePerson } from '#seed/make/person.ts';

export interface Place {
  article: string;
  question: string;
}

const THREAD = 2000;
/** Of every article. */
const COMMENTS = 5;

const subjects = ['统计', '焊接', '会计', '护理', '摄影', '编程', '园艺', '物流'];
const aspects = ['方法', '入门', '误差', '经验', '案例', '成本', '步骤'];
/** Every pair of them comes up: their numbers have no common divisor. */
const titles = Array.from({ length: subjects.length * aspects.length }, (_, n) => titleOf(n, ''));

function titleOf(n: number, end: string): string {
  return `${subjects[n % subjects.length]}的${aspects[n % aspects.length]} ${end}`;
}

const words = sql`((${sql.param(titles)}::text[])[1 + n % ${sql.raw(String(titles.length))}] || n)`;

/**
 * Readings as they fall to articles and questions: one in w + 1 has w or more. Half have none, a quarter three or more,
 * one in a thousand a thousand.
 */
const readings = sql.raw(`floor(1000004.0 / (1 + n::bigint * 2654435761 % 1000003))::int - 1`);

const terms = [...subjects, ...aspects];

/**
 * So many articles with five comments each and so many questions, all of them found by the search; the newest of each has
 * a thread of 2,000.
 */
export async function makeCommunity(db: Db, count: number): Promise<Place> {
  const by = await makePerson(db, { mobile: '13900000009' });
  await db.execute(sql`insert into blogger (user_no) values (${by})`);
  await db.execute(sql`insert into blog_article (user_no, draft_key, article_state, title, summary, content, publish_time, heat, count_view)
    select ${by}::bigint, 'bench-' || n, 1, ${words}, '摘要', '<p>正文</p>', now() - n * interval '1 second', random() * 100, ${readings}
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into ques (user_no, ask_key, title, heat, count_answer, count_view)
    select ${by}::bigint, 'bench-' || n, ${words}, random() * 100, n % 3, ${readings} from generate_series(1, ${count}::int) n`);
  await makeDocuments(db);
  await db.execute(
    sql`insert into search_term (term, pinyin) select * from unnest(${sql.param(terms)}::text[], ${sql.param(
      terms.map(spellingOf),
    )}::text[]) on conflict do nothing`,
  );
  const { rows } = await db.execute<{ article: string; question: string }>(
    sql`select (select max(id) from blog_article)::text as article, (select max(id) from ques)::text as question`,
  );
  const { article, question } = rows[0]!;
  await db.execute(sql`insert into blog_comment (article_id, user_no, comment_text)
    select id, ${by}::bigint, '评论 ' || n from blog_article cross join generate_series(1, ${COMMENTS}::int) n`);
  await db.execute(sql`insert into blog_comment (article_id, user_no, comment_text)
    select ${article}::bigint, ${by}::bigint, '评论 ' || n from generate_series(1, ${THREAD}) n`);
  await db.execute(sql`insert into ques_post (ques_id, user_no, content, count_like)
    select ${question}::bigint, ${by}::bigint, '<p>回答 ' || n || '</p>', n % 50 from generate_series(1, ${THREAD}) n`);
  await db.execute(sql`vacuum analyze`);
  return { article, question };
}

/** Stands for the number at the end of a title. */
const NUMBER = '7777777';

/**
 * What the product would write for each title, put together by the database: the titles go through its analysis once.
 * The index is made anew at the end, which is ten times faster than filling it row by row.
 */
async function makeDocuments(db: Db): Promise<void> {
  const { rows } = await db.execute<{ text: string }>(sql`select pg_get_indexdef('search_tokens'::regclass) as text`);
  await db.execute(sql`drop index search_tokens`);
  const articles = sql`select 6 as kind, id, title, summary, count_view as weight from blog_article`;
  const questions = sql`select 7 as kind, id, title, summary, count_view + count_answer * 20 as weight from ques`;
  for (const [source, body] of [
    [articles, '摘要 正文'],
    [questions, ''],
  ] as const) {
    const tokens = titles.map((_, n) =>
      tokensOf(titleOf(n, NUMBER), body)
        .filter((token) => !/^[!=]/.test(token))
        .join('\n'),
    );
    await db.execute(sql`
      insert into search_document (kind, ref_id, title, title_key, summary, weight, tokens, format)
      select kind, id, title, key, summary, weight,
        rpad(array_to_tsvector(string_to_array(partition || replace(concat_ws(chr(10),
          replace((${sql.param(tokens)}::text[])[1 + n % ${sql.raw(String(titles.length))}], ${NUMBER}, n::text), '!' || key,
          (select string_agg('=' || left(key, length), chr(10)) from unnest(${sql.param(BEGINNINGS)}::int[]) length
            where length <= length(key))
        ), chr(10), chr(10) || partition), chr(10)))::text, 2048), ${TOKEN_FORMAT}::smallint
      from (${source}) written, lateral (
        select split_part(title, ' ', 2)::int as n, replace(title, ' ', '') as key,
          kind || chr(97 + least(9, floor(log(2, weight + 1)) / 2)::int) as partition
      ) made`);
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    await tx.execute(sql.raw(rows[0]!.text));
  });
}
