import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { spellingOf } from '#server/domain/search/spelling.ts';
import { pairOf } from '#server/domain/search/heads.ts';
import { BEGINNINGS, titleHeads, TOKEN_FORMAT, tokensOf } from '#server/domain/search/tokens.ts';
import { keyOf } from '#server/domain/search/words.ts';

const list = (text: string): string[] => text.split(/[|\n]/).map((one) => one.trim());

const subjects =
  list(`Python 数据分析|机器学习|工业机器人|可编程控制器|新能源汽车|单片机|嵌入式 Linux|会计基础|成本核算|纳税申报
  电商直播|跨境电商|静脉输液|老年照护|急救技能|版式设计|短视频剪辑|商务英语|普通话|项目管理|装配式施工|工程造价|数控加工|机械制图
  液压与气动|物联网平台|网络安全|前端开发|Java 后端|质量管理|精益生产|供应链|市场营销|酒店服务|茶艺|摄影|三维建模|康复训练|营养配餐`);
const aspects = list(
  '原理|实训|案例|故障诊断|工具|操作规范|综合应用|竞赛训练|考证辅导|项目实战|现场管理|文档写作|设备点检',
);
const levels = list('入门|进阶|精讲|速成|专题|公开课|工作坊');
const tags = list('零基础|带项目|有证书|短课|双语|配实训|企业共建|在职进修|考证辅导|可认定学分');

/** The numbers of made-up rows lie beyond those of any sequence. */
export const MANY = 500_000_000_000;
const first = sql.raw(`${MANY}::bigint`);
const LECTURERS = sql.raw('1000');
const ORGS = sql.raw('200');

/**
 * So many courses with their search documents, made by the database itself: 12 × 6 × 5 categories, a few famous courses
 * and many that hardly anybody takes, words that every seventh title has, and one (`c123`) that only one title has.
 */
export async function makeManyCourses(db: Db, count: number): Promise<void> {
  await makeSurroundings(db);
  await db.execute(sql`
    insert into course (id, course_category, lecturer_user_no, org_no, category_id1, category_id2, category_id3,
      course_name, summary, is_free, is_vip_free, course_original, course_discount, is_putaway, count_study,
      rating_sum, rating_count, period_total, tags, file_kinds, start_time, sort)
    select ${first} + i, case i % 20 when 0 then 2 when 1 then 3 when 2 then 4 when 3 then 5 else 1 end,
      ${first} + i % ${LECTURERS}, ${first} + i % ${ORGS},
      ${first} + 1000 + i % 12, ${first} + 2000 + i % 72, ${first} + 3000 + i % 360,
      ${subjectAt} || ' ' || ${aspectAt} || ${levelAt} || ' c' || i, '第 ' || i || ' 门，从基础讲到应用',
      (i % 3 = 0)::int, (i % 5 = 0)::int, (i % 200) * 100, (i % 180) * 100, (i % 50 <> 0)::int,
      floor(power((i::bigint * 2654435761 % 1000003) / 1000003.0, 9) * 100000),
      i % 90, i % 20, i % 40, array[${at(tags, sql`i`)}, ${at(tags, sql`i / 7 + 3`)}],
      case when i % 1000 = 2 then '{7,10}' else array[4 + i % 4] end::smallint[],
      case when i % 20 = 0 then now() + (i % 1000 - 500) * interval '1 hour' end, i % 4
    from generate_series(1, ${count}::int) i`);
  await makeChapters(db, count);
  await makeDocuments(db, count);
  await db.execute(sql`analyze`);
}

/** So many watched class-hours, a hundred to a person. */
export async function makeManyPeriods(db: Db, count: number, courses: number): Promise<void> {
  await db.execute(sql`
    insert into user_period (user_no, period_id, course_id, watched, watched_length, position, is_done, gmt_modified)
    select ${first} + i / 100, ${first} + i, ${first} + 1 + i % ${courses}::int, '{[0,600)}', 600, 600, i % 2, now()
    from generate_series(0, ${count - 1}::int) i`);
  await db.execute(sql`analyze user_period`);
}

async function makeSurroundings(db: Db): Promise<void> {
  await db.execute(sql`
    insert into course_category (id, parent_id, category_type, category_name, floor)
    select ${first} + 1000 * floor + n, case floor when 1 then 0 else ${first} + 1000 * (floor - 1) + n % above end, 1,
      '分类' || floor || '-' || n, floor
    from (values (1, 12, 1), (2, 72, 12), (3, 360, 72)) level (floor, many, above), generate_series(0, many - 1) n`);
  await db.execute(sql`
    insert into user_account (user_no, referral_code) select ${first} + n, 'many' || n from generate_series(0, ${LECTURERS} - 1) n`);
  await db.execute(sql`
    insert into lecturer (lecturer_user_no, lecturer_name, position)
    select ${first} + n, '讲师' || n, '高级讲师' from generate_series(0, ${LECTURERS} - 1) n`);
  await db.execute(sql`
    insert into org_info (org_no, org_type, org_name)
    select ${first} + n, 3 + n % 3, '机构' || n from generate_series(0, ${ORGS} - 1) n`);
}

/** Four chapters of five class-hours for the first thousand courses; pages of the others are not opened. */
async function makeChapters(db: Db, count: number): Promise<void> {
  const courses = sql`generate_series(1, least(1000, ${count}::int)) i, generate_series(1, 4) c`;
  await db.execute(sql`
    insert into course_chapter (id, course_id, chapter_name, sort)
    select ${first} + i * 4 + c, ${first} + i, '第' || c || '章', c from ${courses}`);
  await db.execute(sql`
    insert into course_period (id, course_id, chapter_id, period_name, file_type, length, sort)
    select ${first} + (i * 4 + c) * 5 + p, ${first} + i, ${first} + i * 4 + c, '第' || p || '讲', 4, 600, p
    from ${courses}, generate_series(1, 5) p`);
}

/**
 * The parts of the titles go through the analysis of the product once, the database puts their tokens together. The
 * index is made anew at the end, which is ten times faster than filling it row by row.
 */
async function makeDocuments(db: Db, count: number): Promise<void> {
  const { rows } = await db.execute<{ text: string }>(sql`select pg_get_indexdef('search_tokens'::regclass) as text`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop index search_tokens`);
    await tx.execute(sql`
      insert into search_document (kind, ref_id, title, title_key, summary, weight, tokens, format)
      select kind, id, course_name, key, summary, count_study,
        rpad(array_to_tsvector(string_to_array(partition || replace(${documentTokens()}, chr(10), chr(10) || partition), chr(10)))::text, 2048),
        ${TOKEN_FORMAT}::smallint
      from course, lateral (
        select (id - ${first})::int as i, lower(regexp_replace(course_name, '[^[:alnum:]+#]', '', 'g')) as key,
          case course_category when 2 then 2 when 4 then 4 when 5 then 103 else 1 end as kind,
          chr(97 + least(9, floor(log(2, count_study + 1)) / 2)::int) as tier
      ) n, lateral (select kind || tier as partition) d
      where is_putaway = 1 and id > ${first} and id <= ${first} + ${count}::int`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    await tx.execute(sql.raw(rows[0]!.text));
  });
  const terms = [...new Set([...subjects, ...aspects, ...levels].map((term) => keyOf(term)))];
  const values = terms.map((term) => sql`(${term}, ${spellingOf(term)})`);
  await db.execute(
    sql`insert into search_term (term, pinyin) values ${sql.join(values, sql`, `)} on conflict do nothing`,
  );
}

/** The one of the parts that a number falls on. */
function at(parts: string[], n: SQL): SQL {
  const values = sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
  return sql`(array[${values}]::text[])[(${n}) % ${sql.raw(String(parts.length))} + 1]`;
}

/** Every combination of the three parts comes up. */
const places = { subject: sql`i`, aspect: sql`i / 39`, level: sql`i / 507` };
const subjectAt = at(subjects, places.subject);
const aspectAt = at(aspects, places.aspect);
const levelAt = at(levels, places.level);

/** What `tokensOf` makes of a part, in lines; a title begins with the first part only. */
const tokenLines = (parts: string[], place: 'first' | 'later', body = ''): string[] =>
  parts.map((part) =>
    tokensOf(part, body)
      .filter((token) => !/^[!=]/.test(token))
      .map((token) => (place === 'first' ? token : token.replace('^', '~')))
      .join('\n'),
  );

/** The pairs of one word of each part, in lines: of every first part with every second one. */
const pairLines = (parts: string[], others: string[]): string[] =>
  parts.flatMap((part) =>
    others.map((other) =>
      titleHeads(part)
        .flatMap((one) => titleHeads(other).map((two) => `&${pairOf(one, two)}`))
        .join('\n'),
    ),
  );

/** Where a pair of parts stands in such a list. */
const pairPlace = (one: SQL, parts: string[], two: SQL, others: string[]): SQL =>
  sql`${one} % ${sql.raw(String(parts.length))} * ${sql.raw(String(others.length))} + ${two} % ${sql.raw(String(others.length))}`;

const pairTokens = (): SQL => sql`
  ${at(pairLines(subjects, aspects), pairPlace(places.subject, subjects, places.aspect, aspects))},
  ${at(pairLines(subjects, levels), pairPlace(places.subject, subjects, places.level, levels))},
  ${at(pairLines(aspects, levels), pairPlace(places.aspect, aspects, places.level, levels))}`;

const documentTokens = () => sql`concat_ws(chr(10),
  ${at(tokenLines(subjects, 'first', '从基础讲到应用'), places.subject)},
  ${at(tokenLines(aspects, 'later'), places.aspect)}, ${at(tokenLines(levels, 'later'), places.level)},
  ${pairTokens()},
  'tc' || i, 'xc' || i, '!' || key,
  (select string_agg('=' || left(key, length), chr(10)) from unnest(${sql.param(BEGINNINGS)}::int[]) length),
  '#g:' || course_category, '#c:' || category_id1, '#c:' || category_id2, '#c:' || category_id3,
  '#f:' || is_free, '#v:' || is_vip_free, '#t:' || tags[1], '#t:' || tags[2], '#y:' || file_kinds[1])`;
