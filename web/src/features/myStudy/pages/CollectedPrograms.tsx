import * as programs from '#contract/course/program.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { plainList } from '../parts/addresses.ts';
import { CollectedFrame } from '../parts/CollectedFrame.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionPlan;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, plainList, ({ page }) => context.get(apiContext).call(programs.collected, { pageCurrent: page }));

type Collected = OutputOf<typeof programs.collected.output>['list'][number];

/** Collected plans. */
export default function CollectedPrograms({ loaderData }: PageProps<typeof loader>) {
  return (
    <CollectionList
      loaded={loaderData}
      label="学习方案"
      unit="个"
      source={{ place: '方案页', to: '/typicalposition', words: '看典型岗位' }}
      Row={CollectedProgramRow}
    />
  );
}

const CollectedProgramRow = ({ row: { program, ...row } }: { row: Collected }) => (
  <CollectedFrame
    of={{ ...row, collectionType: CollectionType.program }}
    name={program.programName}
    shown={{
      title: program.programName,
      to: programPath(program.id),
      cover: <Cover id={program.id} topics={[program.programName, program.typicalPositionName]} size="sm" />,
      facts: `${program.authorName}，${program.stageCount} 段，${program.courseCount} 门课`,
    }}
    gone="已撤下"
  />
);
