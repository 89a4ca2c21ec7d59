import { Plus } from 'lucide-react';
import * as desk from '#contract/course/programDesk.ts';
import type { ProgramRow } from '#contract/course/programDesk.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { stateText, toneOf } from '../../../shared/abilities/draftStates.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LIST, placesOf } from '../parts/places.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.list;

const spec = listSpec({ filters: { state: ['', '3', '0', '1', '2'], keyword: '' } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, {
      draftState: filters.state === '' ? undefined : (Number(filters.state) as DraftState),
      programName: filters.keyword.slice(0, 40),
      pageCurrent: page,
    }),
  );

const states = [
  { key: '', label: '全部' },
  ...[DraftState.editing, DraftState.waiting, DraftState.passed, DraftState.refused].map((state) => ({
    key: String(state),
    label: DraftState.labels[state],
  })),
];

/** The plans somebody writes, for themselves or for their organization. */
export default function Programs({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const session = useSession();
  if ((session?.current.userType ?? UserType.learner) < UserType.lecturer) return <NotAnAuthor />;
  const add = (size: 'sm' | 'md') => (
    <LinkButton to={`${LIST}/add`} variant="primary" size={size} icon={<Plus size={16} aria-hidden="true" />}>
      新建学习方案
    </LinkButton>
  );
  const isFiltered = list.filters.keyword !== '' || list.filters.state !== '';
  return (
    <>
      <PageHead size="work" title="学习方案" note="一段一段，通向一个典型岗位" actions={add('md')} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={states.map(({ key, label }) => ({
              key,
              label,
              to: list.hrefOf({ filters: { state: key as '' | '0' | '1' | '2' | '3' } }),
            }))}
          />
        </FilterRows>
        <ListSearch list={list} label="方案名称" />
      </div>
      <List
        of={list}
        unit="个"
        empty={
          isFiltered ? (
            <Empty
              title="没有找到"
              note="换一个条件，或看全部"
              action={
                <LinkButton to={list.clearHref} size="sm" variant="primary">
                  看全部
                </LinkButton>
              }
            />
          ) : (
            <Empty title="还没有学习方案" note="选一个典型岗位，排出一段一段的路" action={add('sm')} />
          )
        }
      >
        {(rows) => <Table caption="学习方案" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}

const columns: Column<ProgramRow>[] = [
  {
    key: 'name',
    head: '方案',
    cell: ({ id, programName, typicalPositionName }) => (
      <span>
        <TextLink to={placesOf(id).detail}>{programName}</TextLink>
        {typicalPositionName ? <span className={styles.words}>通向{typicalPositionName}</span> : null}
      </span>
    ),
  },
  {
    key: 'content',
    head: '内容',
    width: 140,
    cell: ({ stageCount, courseCount }) => `${stageCount} 段，${courseCount} 门课`,
  },
  {
    key: 'people',
    head: '加入 / 完成',
    width: 110,
    cell: ({ countJoin, countDone }) => `${countJoin} / ${countDone}`,
  },
  {
    key: 'state',
    head: '状态',
    width: 200,
    cell: (row) => (
      <StatusDot tone={toneOf(row)} reason={row.draftState === DraftState.refused ? row.auditOpinion : null}>
        {stateText(row)}
      </StatusDot>
    ),
  },
  { key: 'time', head: '修改', width: 130, wideOnly: true, cell: ({ gmtModified }) => shownTime(gmtModified) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 72,
    cell: ({ id, programName, draftState }) => {
      const places = placesOf(id);
      const isWaiting = draftState === DraftState.waiting;
      return (
        <TextLink
          to={isWaiting ? places.detail : places.steps[0]!}
          aria-label={`${isWaiting ? '查看' : '修改'}「${programName}」`}
        >
          {isWaiting ? '查看' : '修改'}
        </TextLink>
      );
    },
  },
];

const NotAnAuthor = () => (
  <>
    <PageHead size="work" title="学习方案" />
    <Empty
      title="讲师、机构、学校与企业可以编写学习方案"
      note="先看看自己加入的方案"
      action={
        <LinkButton to="/account/learningPlan" size="sm" variant="primary">
          我的学习方案
        </LinkButton>
      }
    />
  </>
);
