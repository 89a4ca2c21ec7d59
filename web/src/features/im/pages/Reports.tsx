import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as reports from '#contract/im/report.ts';
import { ReportReason, ReportState } from '#contract/rules/chat.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
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
import { ReportVerdict } from '../parts/ReportVerdict.tsx';
import { imRoutes } from '../routes.ts';

export const handle = imRoutes.reports;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, reportList, ({ filters, page }) =>
    context.get(apiContext).call(reports.handleList, {
      reportState: valueOf(ReportState, filters.state),
      pageCurrent: page,
    }),
  );

/** What was reported of conversations and of the discussions of classes, for the operators who decide on it. */
export default function Reports({ loaderData }: PageProps<typeof loader>) {
  const list = useList(reportList, loaderData);
  const { revalidate } = useRevalidator();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.source.page?.list.find(({ id }) => id === openId);
  const options = (['1', '2', '3'] as const).map((key) => ({
    key,
    label: ReportState.labels[Number(key) as ReportState],
    to: list.hrefOf({ filters: { state: key } }),
  }));
  const isWaiting = list.filters.state === '1';
  const other = (
    <LinkButton to={list.hrefOf({ filters: { state: isWaiting ? '2' : '1' } })} size="sm" variant="primary">
      {isWaiting ? '看已删除的' : '看待处理的'}
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="聊天举报"
        note="等得最久的在前；只看得到被举报的那一条和前后几条，举报的人会收到结果"
      />
      <FilterRows>
        <FilterRow label="状态" options={options} current={list.filters.state} />
      </FilterRows>
      <List of={list} unit="条" empty={<Empty title="这里没有举报" note="新的举报会排在待处理里" action={other} />}>
        {(rows) => (
          <RowList label="聊天举报">
            {rows.map((one) => (
              <Row
                key={one.id}
                heading="h2"
                title={one.window.find(({ seq }) => seq === one.seq)?.line ?? ''}
                tags={<Tag>{ReportReason.labels[one.reason]}</Tag>}
                meta={
                  <>
                    {one.reporter.userName} 举报 {one.against.userName}
                    <i className="sep" />
                    {one.liveName === '' ? '聊天' : `直播间「${one.liveName}」`}
                    <i className="sep" />
                    {shownTime(one.gmtCreate)}
                  </>
                }
                end={
                  one.reportState === ReportState.waiting ? (
                    <>
                      <Waited {...one} />
                      <Button size="sm" onClick={() => setOpenId(one.id)}>
                        处理
                      </Button>
                    </>
                  ) : undefined
                }
              >
                {one.note ? <p>说明：{one.note}</p> : null}
                {one.reply ? <p>处理：{one.reply}</p> : null}
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {open ? (
        <ReportVerdict
          report={open}
          onClose={() => setOpenId(null)}
          onDone={async () => {
            setOpenId(null);
            await revalidate();
          }}
        />
      ) : null}
    </>
  );
}
