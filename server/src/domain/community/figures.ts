import { sql } from 'drizzle-orm';
import { AppealState, PostReportState } from '#contract/rules/blog.ts';
import type { PostReason } from '#contract/rules/blog.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';

const MONTHS = 12;

interface Month extends Record<string, unknown> {
  month: string;
  reports: number;
  removed: number;
  dismissed: number;
  appeals: number;
  restored: number;
  median: number | null;
}

/** What became of reports, by the month they came in; the latest first. Every post counts once, however many reported it. */
export async function moderationFigures(db: Db, now: Date) {
  const since = `${monthsBefore(wireTime(now).slice(0, 7), MONTHS - 1)}-01 00:00:00`;
  const monthOf = sql`to_char(gmt_create at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const [{ rows }, { rows: byReason }] = await Promise.all([
    db.execute<Month>(sql`
      select ${monthOf} as month, count(*)::int as reports,
        count(*) filter (where report_state = ${written(PostReportState.removed)} and is_decisive = 1)::int as removed,
        count(*) filter (where report_state = ${written(PostReportState.dismissed)})::int as dismissed,
        count(*) filter (where appeal_state > 0)::int as appeals,
        count(*) filter (where appeal_state = ${written(AppealState.restored)})::int as restored,
        round((percentile_cont(0.5) within group (order by extract(epoch from handle_time - gmt_create) / 3600)
          filter (where handle_time is not null))::numeric, 1)::float8 as median
      from community_report where ${enabledAs()} and gmt_create >= ${since}
      group by 1 order by 1 desc`),
    db.execute<{ month: string; reason: PostReason; times: number }>(sql`
      select ${monthOf} as month, reason, count(*)::int as times from community_report
      where ${enabledAs()} and is_decisive = 1 and gmt_create >= ${since} group by 1, 2 order by 1, 3 desc, 2`),
  ]);
  const reasons = Map.groupBy(byReason, ({ month }) => month);
  const list = rows.map((row) => ({
    month: row.month,
    countReport: row.reports,
    countRemoved: row.removed,
    countDismissed: row.dismissed,
    countAppeal: row.appeals,
    countRestored: row.restored,
    medianHours: row.median,
    reasons: (reasons.get(row.month) ?? []).map(({ reason, times }) => ({ reason, count: times })),
  }));
  return { list };
}

/** `yyyy-MM`, so many months earlier. */
function monthsBefore(month: string, months: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, index - 1 - months, 1)).toISOString().slice(0, 7);
}
