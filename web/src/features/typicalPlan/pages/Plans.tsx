import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import * as plans from '#contract/course/typicalPlan.ts';
import type { PlanRow } from '#contract/course/typicalPlan.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { baseAt, placesOf } from '../parts/places.ts';
import { planList } from '../parts/planList.ts';
import { stateText, toneOf } from '../../../shared/abilities/draftStates.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, planList, ({ page, filters }) =>
    context.get(apiContext).call(plans.list, {
      draftState: filters.state === '' ? undefined : (Number(filters.state) as DraftState),
      positionName: filters.keyword.slice(0, 30),
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

/** The typical positions somebody writes, for themselves or for their organization. */
export default function Plans({ loaderData }: PageProps<typeof loader>) {
  const base = baseAt(useLocation().pathname);
  const list = useList(planList, loaderData);
  const session = useSession();
  if ((session?.current.userType ?? UserType.learner) < UserType.lecturer) return <NotAnAuthor />;
  const add = (size: 'sm' | 'md') => (
    <LinkButton to={`${base}/createplan`} variant="primary" size={size} icon={<Plus size={16} aria-hidden="true" />}>
      新建典型岗位
    </LinkButton>
  );
  const isFiltered = list.filters.keyword !== '' || list.filters.state !== '';
  return (
    <>
      <PageHead size="work" title="典型岗位" note="一种岗位要会什么、学什么、考什么" actions={add('md')} />
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
        <ListSearch list={list} label="岗位名称" />
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
            <Empty title="还没有典型岗位" note="写清一种岗位要会什么，别人才知道怎么到这里" action={add('sm')} />
          )
        }
      >
        {(rows) => <Table caption="典型岗位" columns={columnsOf(base)} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}

const columnsOf = (base: string): Column<PlanRow>[] => [
  {
    key: 'name',
    head: '岗位',
    cell: ({ id, positionName, positionRank }) => (
      <TextLink to={placesOf(base, id).detail}>{`${positionName}（${PositionRank.labels[positionRank]}）`}</TextLink>
    ),
  },
  {
    key: 'content',
    head: '内容',
    width: 180,
    cell: ({ abilityCount, courseCount }) => `${abilityCount} 个能力项，${courseCount} 门课`,
  },
  { key: 'uses', head: '采用', width: 80, cell: ({ useCount }) => `${useCount} 家` },
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
    cell: ({ id, positionName, draftState }) => {
      const places = placesOf(base, id);
      const isWaiting = draftState === DraftState.waiting;
      return (
        <TextLink
          to={isWaiting ? places.detail : places.steps[0]}
          aria-label={`${isWaiting ? '查看' : '修改'}「${positionName}」`}
        >
          {isWaiting ? '查看' : '修改'}
        </TextLink>
      );
    },
  },
];

const NotAnAuthor = () => (
  <>
    <PageHead size="work" title="典型岗位" />
    <Empty
      title="讲师、机构、学校与企业可以编写典型岗位"
      note="先看看别人写好的"
      action={
        <LinkButton to="/typicalposition" size="sm" variant="primary">
          看典型岗位
        </LinkButton>
      }
    />
  </>
);
