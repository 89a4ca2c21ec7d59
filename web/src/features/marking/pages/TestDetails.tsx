import * as appeal from '#contract/exam/appeal.ts';
import * as marking from '#contract/exam/marking.ts';
import type { Overview } from '#contract/exam/marking.ts';
import type { AppealState } from '#contract/rules/appeals.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { appealList, changeList, idIn, kept, sittingList } from '../parts/addresses.ts';
import { Appeals } from '../parts/Appeals.tsx';
import { Changes } from '../parts/Changes.tsx';
import { ReleaseBar } from '../parts/ReleaseBar.tsx';
import { SittingList } from '../parts/SittingList.tsx';
import { TestFigures } from '../parts/TestFigures.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = markingRoutes.details;

const tabs = ['figures', 'sittings', 'appeals', 'changes'] as const;
const names = { figures: '整卷分析', sittings: '答卷与成绩', appeals: '申诉', changes: '改分记录' };

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const assessmentId = idIn(request);
  const desk = await answerOr(request, call(marking.overview, { assessmentId }));
  const tab = readTab(tabs, pageUrl(request).searchParams);
  if (tab === 'figures') return { desk, figures: await answerOr(request, call(marking.analysis, { assessmentId })) };
  if (tab === 'sittings') {
    const sittings = await loadList(request, sittingList, ({ filters, page }) =>
      call(marking.sittings, { assessmentId, queue: Number(filters.queue) as 0 | 1 | 2, pageCurrent: page }),
    );
    return { desk, sittings };
  }
  if (tab === 'appeals') {
    const appeals = await loadList(request, appealList, ({ filters, page }) =>
      call(appeal.list, { assessmentId, auditStatus: Number(filters.state) as AppealState, pageCurrent: page }),
    );
    return { desk, appeals };
  }
  const changes = await loadList(request, changeList, ({ page }) =>
    call(marking.changes, { assessmentId, pageCurrent: page }),
  );
  return { desk, changes };
}

/** The marks of a whole assessment: figures, sittings, objections and what was changed. */
export default function TestDetails({ loaderData }: PageProps<typeof loader>) {
  const { desk, figures, sittings, appeals, changes } = loaderData;
  const of = useTab(tabs, kept);
  const open = desk.openCount > 0 ? `，还有 ${desk.openCount} 份作答待批` : '';
  return (
    <>
      <PageHead
        size="work"
        title={desk.title}
        note={`交卷 ${desk.sittingCount} 份${open}，${releaseWords(desk)}`}
        actions={<ReleaseBar desk={desk} />}
      />
      <TabFrame
        label="测评分析"
        of={of}
        tabs={tabs.map((key) => ({
          key,
          label: names[key],
          ...(key === 'appeals' && desk.appealCount > 0 && { count: desk.appealCount }),
        }))}
      >
        {figures ? (
          <TestFigures
            of={figures}
            mayCorrect={desk.isLeader === 1}
            isRunning={desk.phase === AssessmentPhase.running}
          />
        ) : null}
        {sittings ? <SittingList sittings={sittings} /> : null}
        {appeals ? <Appeals appeals={appeals} /> : null}
        {changes ? <Changes changes={changes} /> : null}
      </TabFrame>
    </>
  );
}

function releaseWords({ releasedAt, releaseAt, isReleaseLate }: Overview): string {
  if (releasedAt !== null) return `${releasedAt.slice(0, 16)} 公布`;
  if (releaseAt === null) return '成绩没有公布';
  return isReleaseLate === 1 ? '到了公布的时间，批完马上公布' : `成绩 ${releaseAt.slice(0, 16)} 公布`;
}
