import * as desk from '#contract/course/programDesk.ts';
import type { ProgramRow } from '#contract/course/programDesk.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { DraftList } from '../../../shared/abilities/DraftList.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LIST, placesOf } from '../parts/places.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.list;

const spec = listSpec({ filters: { state: ['', '3', '0', '1', '2'], keyword: '' } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, {
      draftState: valueOf(DraftState, filters.state),
      programName: filters.keyword.slice(0, 40),
      pageCurrent: page,
    }),
  );

/** The plans somebody writes, for themselves or for their organization. */
export default function Programs({ loaderData }: PageProps<typeof loader>) {
  return (
    <DraftList
      list={useList(spec, loaderData)}
      noun="学习方案"
      note="一段一段，通向一个典型岗位"
      add={`${LIST}/add`}
      searchLabel="方案名称"
      firstNote="选一个典型岗位，排出一段一段的路"
      elsewhere={{ note: '先看看自己加入的方案', label: '我的学习方案', to: '/account/learningPlan' }}
      nameOf={({ programName }) => programName}
      placesOf={({ id }) => placesOf(id)}
      columns={columns}
    />
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
];
