import { coursePath } from '#contract/rules/pagePaths.ts';
import { resumePath } from '../../../shared/courses/paths.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { COURSE, overviewTabs } from '../parts/addresses.ts';
import { Ledger } from '../parts/Ledger.tsx';
import { loadOverview } from '../parts/loadOverview.ts';
import { OverviewFacts } from '../parts/OverviewFacts.tsx';
import { PeriodSpans } from '../parts/PeriodSpans.tsx';
import { StudyDays } from '../../../shared/courses/StudyDays.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.learnOverview;

export const loader = ({ request, context }: LoaderArgs) => loadOverview(request, context.get(apiContext));

/** How it stands with one course, down to the single second. */
export default function LearnOverview({ loaderData: loaded }: PageProps<typeof loader>) {
  const tabs = useTab(overviewTabs, [COURSE]);
  const { overview } = loaded;
  const { courseId, courseName, lastPeriodId, completedAt } = overview;
  const goOn = (
    <LinkButton
      to={lastPeriodId ? resumePath(courseId) : coursePath({ id: courseId, courseCategory: 1 })}
      variant="primary"
    >
      {completedAt ? '再看一遍' : '接着学'}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title={courseName} actions={goOn} />
      <TabFrame
        label="学习概览"
        of={tabs}
        tabs={[
          { key: 'overview', label: '概览' },
          { key: 'ledger', label: '学习账本' },
        ]}
      >
        {loaded.tab === 'ledger' ? (
          <Ledger ledger={loaded.ledger} periods={overview.periods} completionPercent={overview.completionPercent} />
        ) : (
          <>
            <OverviewFacts overview={overview} />
            <StudyDays days={overview.days} />
            <PeriodSpans overview={overview} />
          </>
        )}
      </TabFrame>
    </>
  );
}
