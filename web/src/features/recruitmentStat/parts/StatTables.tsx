import type * as stat from '#contract/position/recruitmentStat.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ApplicationSource, DeclineReason, reachedKeys, reachedNames } from '#contract/rules/hiring.ts';
import type { Reached } from '#contract/rules/hiring.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { hoursText } from './words.ts';

type Figures = OutputOf<typeof stat.view.output>;

interface Row {
  key: string;
  name: string;
  reached: Record<Reached, number>;
  reply?: string;
}

const columnsOf = (head: string, withReply = false): Column<Row>[] => [
  { key: 'name', head, cell: ({ name }) => name },
  ...reachedKeys.map((key): Column<Row> => ({
    key,
    head: reachedNames[key],
    width: 76,
    align: 'end',
    cell: ({ reached }) => reached[key],
  })),
  ...(withReply
    ? [{ key: 'reply', head: '首次答复', width: 96, align: 'end' as const, cell: ({ reply }: Row) => reply }]
    : []),
];

/** The same figures by vacancy, by source and by week, and why people were not taken. */
export function StatTables({ figures }: { figures: Figures }) {
  const posts = figures.byVacancy.map(({ vacancyId, vacancyName, reached, replyHours }) => ({
    key: vacancyId,
    name: vacancyName,
    reached,
    reply: hoursText(replyHours),
  }));
  const sources = figures.bySource.map(({ applicationSource, reached }) => ({
    key: String(applicationSource),
    name: ApplicationSource.labels[applicationSource],
    reached,
  }));
  const weeks = figures.byWeek.map(({ week, reached }) => ({ key: week, name: week, reached }));
  return (
    <>
      <section>
        <SectionHead title="按职位" note="收到投递多的在前；首次答复是中位数" />
        <Table caption="按职位" columns={columnsOf('职位', true)} rows={posts} rowKey={({ key }) => key} />
      </section>
      <section>
        <SectionHead title="按来源" note="从平台推荐来的、学校推荐来的，还是自己找到的" />
        <Table caption="按来源" columns={columnsOf('来源')} rows={sources} rowKey={({ key }) => key} />
      </section>
      <section>
        <SectionHead title="按周" note="按投递的那一周，写的是周一" />
        <Table
          caption="按周"
          density="compact"
          columns={columnsOf('周一')}
          rows={weeks.toReversed()}
          rowKey={({ key }) => key}
        />
      </section>
      {figures.declined.length > 0 ? (
        <section>
          <SectionHead title="不合适的原因" />
          <Table
            caption="不合适的原因"
            columns={[
              { key: 'why', head: '原因', cell: (row) => DeclineReason.labels[row.declineReason] || '没有写明' },
              { key: 'count', head: '人数', width: 80, align: 'end', cell: (row) => row.count },
            ]}
            rows={figures.declined}
            rowKey={(row) => String(row.declineReason)}
          />
        </section>
      ) : null}
    </>
  );
}
