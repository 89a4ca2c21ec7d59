import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GROUPS, groupSize } from '#contract/rules/itemAnalysis.ts';
import type { Sums } from '#contract/rules/itemAnalysis.ts';
import type { QuestionType } from '#contract/rules/questions.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { countedSittings } from './counted.ts';

export interface SlotSums extends Sums {
  slot: string;
  questionId: string;
  versionId: string;
  questionType: QuestionType;
  meanSeconds: number | null;
  unansweredCount: number;
}

/** The sittings that count with the sum of their marks, their place from either end and their fifth. */
export const ranked = (assessmentId: string): SQL => sql`
  select id, t, row_number() over (order by t desc, id) as from_top, row_number() over (order by t, id desc) as from_bottom,
    ntile(${GROUPS}::int) over (order by t, id desc) as fifth
  from (
    select c.id, sum(a.points)::int as t
    from (${countedSittings(assessmentId)}) c join ${examAnswer} a on a.sitting_id = c.id
    group by c.id
  ) totals`;

/** How many sittings count, with the sums of their totals. */
export async function totalSums(db: Db, assessmentId: string): Promise<{ n: number; t: number; tt: number }> {
  const { rows } = await db.execute<Record<'n' | 't' | 'tt', string>>(sql`
    select count(*) as n, coalesce(sum(t), 0) as t, coalesce(sum(t::bigint * t), 0) as tt
    from (${ranked(assessmentId)}) r`);
  const { n, t, tt } = rows[0]!;
  return { n: Number(n), t: Number(t), tt: Number(tt) };
}

const fifths = Array.from({ length: GROUPS }, (_, index) => index + 1);

/** The sums of every slot, of which all its figures are made. */
export async function slotSums(db: Db, assessmentId: string, n: number): Promise<SlotSums[]> {
  const size = groupSize(n);
  const groups = fifths.map(
    (fifth) => sql`
      count(*) filter (where r.fifth = ${fifth}::int) as ${sql.raw(`n${fifth}`)},
      sum(a.points) filter (where r.fifth = ${fifth}::int) as ${sql.raw(`x${fifth}`)}`,
  );
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select a.slot, max(a.question_id)::text as question_id, max(a.question_version_id)::text as version_id,
      max(a.question_type) as question_type, max(a.full_points) as full, count(*) as n,
      sum(a.points) as x, sum(a.points::bigint * a.points) as xx, sum(r.t) as t, sum(r.t::bigint * r.t) as tt,
      sum(a.points::bigint * r.t) as xt,
      count(*) filter (where r.from_top <= ${size}::int) as upper_n,
      sum(a.points) filter (where r.from_top <= ${size}::int) as upper_x,
      count(*) filter (where r.from_bottom <= ${size}::int) as lower_n,
      sum(a.points) filter (where r.from_bottom <= ${size}::int) as lower_x,
      ${sql.join(groups, sql`, `)},
      avg(a.seconds) filter (where a.is_unanswered = 0) as seconds,
      count(*) filter (where a.is_unanswered = 1) as unanswered
    from (${ranked(assessmentId)}) r join ${examAnswer} a on a.sitting_id = r.id
    group by a.slot`);
  return rows.map(sumsOf);
}

function sumsOf(row: Record<string, string | null>): SlotSums {
  const number = (name: string) => Number(row[name] ?? 0);
  return {
    slot: row.slot!,
    questionId: row.question_id!,
    versionId: row.version_id!,
    questionType: number('question_type') as QuestionType,
    full: number('full'),
    n: number('n'),
    x: number('x'),
    xx: number('xx'),
    t: number('t'),
    tt: number('tt'),
    xt: number('xt'),
    upperN: number('upper_n'),
    upperX: number('upper_x'),
    lowerN: number('lower_n'),
    lowerX: number('lower_x'),
    groups: fifths.map((fifth) => ({ n: number(`n${fifth}`), x: number(`x${fifth}`) })),
    meanSeconds: row.seconds === null ? null : Number(row.seconds),
    unansweredCount: number('unanswered'),
  };
}

/** The mean share of all marks, by fifth of the totals. */
export const wholeGroups = (slots: readonly SlotSums[]): (number | null)[] =>
  fifths.map((_, at) => {
    const full = slots.reduce((sum, one) => sum + one.groups[at]!.n * one.full, 0);
    return full === 0 ? null : slots.reduce((sum, one) => sum + one.groups[at]!.x, 0) / full;
  });

export interface OptionCounts {
  id: string;
  all: number;
  upper: number;
  lower: number;
}

/** How often each option was chosen: by all, by the upper and by the lower group. */
export async function optionCounts(db: Db, assessmentId: string, slot: string, n: number): Promise<OptionCounts[]> {
  const size = groupSize(n);
  const { rows } = await db.execute<Record<'id' | 'all' | 'upper' | 'lower', string>>(sql`
    select chosen.id, count(*) as all, count(*) filter (where r.from_top <= ${size}::int) as upper,
      count(*) filter (where r.from_bottom <= ${size}::int) as lower
    from (${ranked(assessmentId)}) r
    join ${examAnswer} a on a.sitting_id = r.id and a.slot = ${slot} and a.is_unanswered = 0
    cross join lateral jsonb_array_elements_text(
      case when jsonb_typeof(a.answer) = 'array' then a.answer else jsonb_build_array(a.answer) end) as chosen(id)
    group by chosen.id`);
  return rows.map(({ id, ...counts }) => ({
    id,
    all: Number(counts.all),
    upper: Number(counts.upper),
    lower: Number(counts.lower),
  }));
}
