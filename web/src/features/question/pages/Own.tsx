import { CircleHelp } from 'lucide-react';
import * as blogReport from '#contract/community/blogReport.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsRecord from '#contract/community/questionsRecord.ts';
import { OpType } from '#contract/rules/blog.ts';
import { askPath } from '#contract/rules/ques.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ownTabs, plain } from '../parts/addresses.ts';
import { OwnQuestions, Recorded } from '../parts/OwnLists.tsx';
import { Removals } from '../parts/Removals.tsx';
import { questionRoutes } from '../routes.ts';

export const handle = questionRoutes.own;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const tab = readTab(ownTabs, search);
  const { page: pageCurrent } = readList(plain, search);
  const only = async <T,>(name: (typeof ownTabs)[number], ask: () => Promise<T>) => (tab === name ? ask() : null);
  const recorded = (opType: typeof OpType.collect | typeof OpType.follow) =>
    loadRows(request, api.call(questionsRecord.list, { opType, pageCurrent }));
  const [asked, answered, followed, collected, removed] = await Promise.all([
    only('asked', () => loadRows(request, api.call(questions.mine, { pageCurrent }))),
    only('answered', () => loadRows(request, api.call(questions.mine, { isAnswered: 1, pageCurrent }))),
    only('followed', () => recorded(OpType.follow)),
    only('collected', () => recorded(OpType.collect)),
    only('removed', () => loadRows(request, api.call(blogReport.removals, { pageCurrent }))),
  ]);
  return { questions: asked ?? answered, records: followed ?? collected, removed };
}

const labels: Readonly<Record<(typeof ownTabs)[number], string>> = {
  asked: '提问',
  answered: '回答过',
  followed: '关注',
  collected: '收藏',
  removed: '移除与申诉',
};

/** What one asked, answered, follows and keeps, and what of one's words in the community was removed. */
export default function Own({ loaderData }: PageProps<typeof loader>) {
  const tabs = useTab(ownTabs);
  const { questions: own, records, removed } = loaderData;
  return (
    <>
      <PageHead
        size="work"
        title="我的问答"
        actions={
          <LinkButton to={askPath()} size="sm" variant="primary" icon={<CircleHelp size={16} aria-hidden="true" />}>
            提问
          </LinkButton>
        }
      />
      <TabFrame label="我的问答" of={tabs} tabs={ownTabs.map((key) => ({ key, label: labels[key] }))}>
        {own ? <OwnQuestions key={tabs.tab} rows={own} isAnswered={tabs.tab === 'answered'} /> : null}
        {records ? <Recorded key={tabs.tab} rows={records} words={labels[tabs.tab]} /> : null}
        {removed ? <Removals rows={removed} /> : null}
      </TabFrame>
    </>
  );
}
