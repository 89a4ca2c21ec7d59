import { figures } from '#contract/community/blogReport.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { APPEAL_DAYS, moderationPath, PostReason } from '#contract/rules/blog.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.moderation;

export async function loader({ request, context }: LoaderArgs) {
  const { list } = await answerOr(request, context.get(apiContext).call(figures, {}));
  return {
    list,
    seo: {
      title: '社区管理的公开数字',
      description: '每月收到多少举报、移除了多少、为什么、申诉恢复了多少。',
      canonical: moderationPath,
    },
  };
}

type Month = OutputOf<typeof figures.output>['list'][number];

const columns: Column<Month>[] = [
  { key: 'month', head: '月份', cell: ({ month }) => month },
  { key: 'report', head: '举报', align: 'end', cell: ({ countReport }) => countReport },
  { key: 'removed', head: '移除', align: 'end', cell: ({ countRemoved }) => countRemoved },
  { key: 'dismissed', head: '不成立', align: 'end', cell: ({ countDismissed }) => countDismissed },
  { key: 'appeal', head: '申诉', align: 'end', cell: ({ countAppeal }) => countAppeal },
  { key: 'restored', head: '恢复', align: 'end', cell: ({ countRestored }) => countRestored },
  {
    key: 'hours',
    head: '一半在几小时内处理',
    align: 'end',
    cell: ({ medianHours }) => (medianHours === null ? '还没有处理' : `${medianHours} 小时`),
  },
  {
    key: 'reasons',
    head: '移除的原因',
    cell: ({ reasons }) => reasons.map(({ reason, count }) => `${PostReason.labels[reason]} ${count}`).join('，'),
  },
];

/** What becomes of reports in the community, for everybody to see. */
export default function Moderation({ loaderData: { list } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        title="社区管理的公开数字"
        note={`博客与问答里的举报怎样处理：每条移除都有原因代码，作者 ${APPEAL_DAYS} 天内可以申诉，由另一位同事复核。按收到举报的月份统计，近 12 个月。`}
      />
      {list.length > 0 ? (
        <Table caption="每月的举报与处理" columns={columns} rows={list} rowKey={({ month }) => month} />
      ) : (
        <Empty
          title="近 12 个月没有举报"
          note="有了以后按月列在这里"
          action={
            <LinkButton to="/blog" size="sm" variant="primary">
              去看博客
            </LinkButton>
          }
        />
      )}
    </>
  );
}
