import * as sitting from '#contract/exam/sitting.ts';
import type { MyRecord } from '#contract/exam/sittingShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pointsText } from '#contract/rules/points.ts';
import { entryPath } from '#contract/rules/entryPath.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { trailPath } from '../parts/trailPath.ts';
import { recordRoutes } from '../routes.ts';

export const handle = recordRoutes.testRecords;

const kinds = AssessmentKind.values.map(String);

const spec = listSpec({ filters: { kind: ['', ...kinds] } });

export async function loader({ request, context }: LoaderArgs) {
  return loadList(request, spec, ({ filters, page }) => {
    const kind = valueOf(AssessmentKind, filters.kind);
    return context.get(apiContext).call(sitting.records, { kinds: kind && [kind], pageCurrent: page });
  });
}

const columns: Column<MyRecord>[] = [
  { key: 'title', head: '测评', cell: ({ title, attempt }) => (attempt > 1 ? `${title}（第 ${attempt} 次）` : title) },
  { key: 'kind', head: '类型', width: 90, cell: ({ assessmentKind }) => AssessmentKind.labels[assessmentKind] },
  { key: 'began', head: '开始', width: 150, cell: ({ beganAt }) => shownTime(beganAt) },
  { key: 'state', head: '状态', width: 150, cell: (row) => <State row={row} /> },
  { key: 'points', head: '得分', width: 110, align: 'end', cell: pointsOf },
  { key: 'act', head: '操作', hideHead: true, act: true, width: 130, align: 'end', cell: (row) => <Act row={row} /> },
];

function State({ row: { sittingState, submitKind } }: { row: MyRecord }) {
  const tone =
    sittingState === SittingState.running ? 'waiting' : sittingState === SittingState.cancelled ? 'failed' : 'passed';
  const reason = submitKind === null || submitKind === SubmitKind.self ? undefined : SubmitKind.labels[submitKind];
  return (
    <StatusDot tone={tone} reason={reason}>
      {SittingState.labels[sittingState]}
    </StatusDot>
  );
}

function pointsOf({ points, fullPoints, sittingState }: MyRecord): string {
  if (points !== null) return `${pointsText(points)} / ${pointsText(fullPoints)}`;
  return sittingState === SittingState.running || sittingState === SittingState.cancelled ? '' : '待公布';
}

function Act({ row }: { row: MyRecord }) {
  if (row.sittingState === SittingState.running) {
    return <TextLink to={entryPath(row.assessmentKind, row.assessmentId)}>继续作答</TextLink>;
  }
  if (row.sittingState === SittingState.cancelled)
    return <TextLink to={trailPath(row.assessmentId, row.id)}>看记录</TextLink>;
  if (row.isExplained === 1) return <TextLink to={`/exam/explain?id=${row.id}`}>看解析</TextLink>;
  return <TextLink to={`/exam/result?id=${row.id}`}>看结果</TextLink>;
}

/** Every sitting of a learner, of all kinds. */
export default function TestRecords({ loaderData }: PageProps<typeof loader>) {
  const list = useList<MyRecord, NonNullable<typeof spec.filters>>(spec, loaderData);
  const options = AssessmentKind.values.map((value) => ({ key: String(value), label: AssessmentKind.labels[value] }));
  const practise = (
    <LinkButton to="/exam" size="sm" variant="primary">
      去考试中心
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="作答记录" note="考过的、交过的与练过的，新的在前" />
      <FilterRows>
        <FilterRow
          label="类型"
          current={list.filters.kind}
          options={[{ key: '', label: '全部' }, ...options].map((one) => ({
            ...one,
            to: list.hrefOf({ filters: { kind: one.key } }),
          }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="次"
        empty={
          <Nothing
            list={list}
            conditions={['kind']}
            title="还没有作答记录"
            note="练一套题，记录就在这里"
            action={practise}
          />
        }
      >
        {(rows) => <Table caption="作答记录" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
