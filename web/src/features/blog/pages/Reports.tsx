import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as blogReport from '#contract/community/blogReport.ts';
import { PostReason, PostReportState, SubjectKind } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Waited } from '../../../kit/review/Waited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { reportList } from '../parts/addresses.ts';
import { VerdictDialog } from '../parts/VerdictDialog.tsx';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.reports;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, reportList, ({ filters, page }) =>
    context.get(apiContext).call(blogReport.handleList, {
      reportState: valueOf(PostReportState, filters.state),
      pageCurrent: page,
    }),
  );

/** Reports of articles and comments, for the operators who decide on them. */
export default function Reports({ loaderData }: PageProps<typeof loader>) {
  const list = useList(reportList, loaderData);
  const { revalidate } = useRevalidator();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.source.page?.list.find(({ id }) => id === openId);
  const options = (['1', '2', '3'] as const).map((key) => ({
    key,
    label: PostReportState.labels[Number(key) as PostReportState],
    to: list.hrefOf({ filters: { state: key } }),
  }));
  const other = (
    <LinkButton
      to={list.hrefOf({ filters: { state: list.filters.state === '1' ? '2' : '1' } })}
      size="sm"
      variant="primary"
    >
      {list.filters.state === '1' ? '看已移除的' : '看待处理的'}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="社区举报" note="等得最久的在前；双方都会收到结果与原因" />
      <Can action="accusation:handle">
        <FilterRows>
          <FilterRow label="状态" options={options} current={list.filters.state} />
        </FilterRows>
        <List of={list} unit="条" empty={<Empty title="这里没有举报" note="新的举报会排在待处理里" action={other} />}>
          {(reports) => (
            <RowList label="社区举报">
              {reports.map((one) => (
                <Row
                  key={one.id}
                  heading="h2"
                  title={`${SubjectKind.labels[one.subjectKind]}：《${one.title}》`}
                  tags={<Tag>{PostReason.labels[one.reason]}</Tag>}
                  meta={
                    <>
                      {one.reporter.userName} 举报 {one.against.userName}
                      <i className="sep" />
                      {shownTime(one.gmtCreate)}
                    </>
                  }
                  end={
                    one.reportState === PostReportState.waiting ? (
                      <>
                        <Waited {...one} />
                        <Button size="sm" onClick={() => setOpenId(one.id)}>
                          处理
                        </Button>
                      </>
                    ) : undefined
                  }
                >
                  <p>{one.words}</p>
                  {one.note ? <p>说明：{one.note}</p> : null}
                  {one.reply ? <p>处理：{one.reply}</p> : null}
                  <a href={one.path} target="_blank" rel="noreferrer">
                    打开那一页
                  </a>
                </Row>
              ))}
            </RowList>
          )}
        </List>
        {open ? (
          <VerdictDialog
            report={open}
            onClose={() => setOpenId(null)}
            onDone={async () => {
              setOpenId(null);
              await revalidate();
            }}
          />
        ) : null}
      </Can>
    </>
  );
}
