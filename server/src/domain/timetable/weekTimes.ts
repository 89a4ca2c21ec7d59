import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayAfter, weekOf } from '#contract/rules/calendar.ts';
import type { ChangedDay } from '#contract/rules/calendar.ts';
import type { BellTimes } from '#contract/rules/periods.ts';
import type { Semester } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { orgInfo } from '../../db/schema/user.ts';

interface Term {
  id: string;
  schoolYear: string;
  semester: Semester;
  beginOn: string;
  weeks: number;
}

const listOf = <T>(row: SQL, table: SQL, order: SQL): SQL<T[]> =>
  sql<
    T[]
  >`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${table} where org_no = ${orgInfo}.org_no and ${enabledAs()})`;

export const bellsOf = listOf<BellTimes>(
  sql`json_build_object('seq', seq, 'beginClock', begin_clock, 'endClock', end_clock)`,
  sql`school_bell`,
  sql`seq`,
);

const termsOf = listOf<Term>(
  sql`json_build_object('id', id::text, 'schoolYear', school_year, 'semester', semester, 'beginOn', begin_on, 'weeks', weeks)`,
  sql`school_term`,
  sql`begin_on desc`,
);

const daysOf = listOf<ChangedDay & { dayName: string }>(
  sql`json_build_object('day', day, 'dayKind', day_kind, 'dayName', day_name, 'follows', follows)`,
  sql`school_day`,
  sql`day`,
);

/** The periods and semesters of a school, and the weeks of the semester that a day is in: one statement. */
export async function weekTimes(db: Db, orgNo: string | null, { day, today }: { day: string; today: string }) {
  const facts = { orgNo: orgInfo.orgNo, orgName: orgInfo.orgName, bells: bellsOf, terms: termsOf, days: daysOf };
  const [row] = orgNo === null ? [] : await db.select(facts).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  if (!row) return { school: null, today, bells: [], terms: [], termId: null, weeks: [] };
  const term = termAt(row.terms, day);
  return {
    school: { orgNo: row.orgNo, orgName: row.orgName },
    today,
    bells: row.bells,
    terms: row.terms.map((one) => ({ ...one, isCurrent: weekOf(one, today) === null ? (0 as const) : (1 as const) })),
    termId: term?.id ?? null,
    weeks: term ? weeksIn(term, row.days, today) : [],
  };
}

/** The semester a day is in; between semesters the next, after the last the last. @param terms the latest first */
function termAt(terms: readonly Term[], day: string): Term | undefined {
  const toCome = terms.findLast(({ beginOn }) => beginOn > day);
  return terms.find((term) => weekOf(term, day) !== null) ?? toCome ?? terms[0];
}

function weeksIn(term: Term, days: readonly (ChangedDay & { dayName: string })[], today: string) {
  return Array.from({ length: term.weeks }, (_, at) => {
    const from = dayAfter(term.beginOn, at * 7);
    const to = dayAfter(from, 6);
    const isCurrent = from <= today && today <= to ? (1 as const) : (0 as const);
    return { week: at + 1, from, to, isCurrent, days: days.filter(({ day }) => from <= day && day <= to) };
  });
}
