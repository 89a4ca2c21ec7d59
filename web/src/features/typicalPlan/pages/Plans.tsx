import { useLocation } from 'react-router';
import * as plans from '#contract/course/typicalPlan.ts';
import type { PlanRow } from '#contract/course/typicalPlan.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { DraftList } from '../../../shared/abilities/DraftList.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { baseAt, placesOf } from '../parts/places.ts';
import { planList } from '../parts/planList.ts';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, planList, ({ page, filters }) =>
    context.get(apiContext).call(plans.list, {
      draftState: valueOf(DraftState, filters.state),
      positionName: filters.keyword.slice(0, 30),
      pageCurrent: page,
    }),
  );

/** The typical positions somebody writes, for themselves or for their organization. */
export default function Plans({ loaderData }: PageProps<typeof loader>) {
  const base = baseAt(useLocation().pathname);
  return (
    <DraftList
      list={useList(planList, loaderData)}
      noun="典型岗位"
      note="一种岗位要会什么、学什么、考什么"
      add={`${base}/createplan`}
      searchLabel="岗位名称"
      firstNote="写清一种岗位要会什么，别人才知道怎么到这里"
      elsewhere={{ note: '先看看别人写好的', label: '看典型岗位', to: '/typicalposition' }}
      nameOf={nameOf}
      placesOf={({ id }) => placesOf(base, id)}
      columns={columnsOf(base)}
    />
  );
}

const nameOf = ({ positionName }: PlanRow) => positionName;

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
];
