import { Download } from 'lucide-react';
import { halfText } from '#contract/rules/incubation.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import * as stat from '#contract/startup/incubationStat.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { statSheet } from '../parts/calls.ts';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.report;

export async function loader({ request, context }: LoaderArgs) {
  return { figures: await answerOr(request, context.get(apiContext).call(stat.view, {})) };
}

type Shown = PageProps<typeof loader>['loaderData']['figures'];
type Half = Shown['byHalf'][number];

const columns: Column<Half>[] = [
  { key: 'half', head: '半年', cell: ({ half }) => halfText(half) },
  { key: 'reported', head: '填了的项目', align: 'end', cell: ({ reported }) => reported },
  { key: 'jobs', head: '期末人数', align: 'end', cell: ({ jobs }) => jobs },
  { key: 'revenue', head: '收入', align: 'end', cell: ({ revenue }) => moneyText(revenue) },
  { key: 'financing', head: '融资', align: 'end', cell: ({ financing }) => moneyText(financing) },
];

/** What is reported to authorities, as it is now, and the same as a workbook. */
export default function HostReport({ loaderData: { figures } }: PageProps<typeof loader>) {
  const { send, sending } = usePress(statSheet);
  const keep = async () => {
    const file = await send({});
    if (file) keepFile(file);
  };
  return (
    <div className="page">
      <PageHead
        title="孵化统计"
        note="现在的数，导出的表里还有每个项目的"
        actions={
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            loading={sending}
            loadingLabel="导出中"
            onClick={() => void keep()}
          >
            导出表格
          </Button>
        }
      />
      <HostTabs current="report" />
      <div className={styles.body}>
        <Figures
          items={[
            { name: '工位', value: figures.desks, note: `在用 ${figures.desksTaken}` },
            {
              name: '里程碑',
              value: figures.milestones,
              note: `通过 ${figures.milestonesAccepted}，逾期 ${figures.milestonesLate}`,
            },
            { name: '导师谈话', value: figures.talksKept, note: `没有来 ${figures.talksMissed}` },
            { name: '批准的资金', value: moneyText(figures.granted), note: `用了 ${moneyText(figures.used)}` },
          ]}
        />
        <section aria-labelledby="states">
          <SectionHead id="states" title="项目" />
          <FactList
            label="按状态"
            isPaired
            facts={figures.byState.map(({ projectState, count }) => ({
              label: ProjectState.labels[projectState],
              value: `${count} 个`,
            }))}
          />
        </section>
        <section aria-labelledby="fields">
          <SectionHead id="fields" title="行业" note="入孵过的项目" />
          <FactList
            label="按行业"
            isPaired
            facts={figures.byField.map(({ startField, count }) => ({
              label: StartField.labels[startField],
              value: `${count} 个`,
            }))}
          />
        </section>
        <section aria-labelledby="halves">
          <SectionHead id="halves" title="毕业之后" note={`毕业的项目 ${figures.graduated} 个，每半年由负责人填一次`} />
          {figures.byHalf.length === 0 ? (
            <p className={styles.words}>还没有项目填过。</p>
          ) : (
            <Table caption="毕业之后" columns={columns} rows={figures.byHalf} rowKey={({ half }) => half} />
          )}
        </section>
      </div>
    </div>
  );
}
