import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../../kit/pageApi.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { feedbackTabs, TARGET } from '../parts/addresses.ts';
import { FeedbackForm } from '../parts/FeedbackForm.tsx';
import { loadTab } from '../parts/loadTab.ts';
import { MyFeedback } from '../parts/MyFeedback.tsx';
import { feedbackRoutes } from '../routes.ts';

export const handle = feedbackRoutes.makeComplaints;

const seo = {
  description:
    '功能异常、内容问题、改进建议与个人信息请求，都可以在这里告诉我们；提交之后能看到处理到了哪一步和平台的答复。',
};

const shown = [
  { key: 'write' as const, label: '提交反馈' },
  { key: 'mine' as const, label: '我的反馈' },
];

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  ...(await loadTab(request, context.get(apiContext))),
  seo,
});

/** Feedback: write it, and see what became of it. */
export default function MakeComplaints() {
  const loaded = useLoaderData<typeof loader>();
  const tabs = useTab(feedbackTabs, [TARGET]);
  return (
    <div className="page">
      <PageHead title="投诉建议" note="每一条都有人看，答复会显示在「我的反馈」里" />
      <TabFrame label="投诉建议" of={tabs} tabs={shown}>
        {loaded.tab === 'write' ? <FeedbackForm types={loaded.types} doneHref={tabs.hrefOf('mine')} /> : null}
        {loaded.tab === 'mine' ? <MyFeedback mine={loaded.mine} writeHref={tabs.hrefOf('write')} /> : null}
      </TabFrame>
    </div>
  );
}
