import type { OwnInterview } from '#contract/position/interview.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { interviewSpec } from './addresses.ts';
import { OwnRow } from './OwnRow.tsx';

/** What somebody is asked to; what is not over comes first. */
export function OwnInterviews({ rows }: { rows: LoadedPage<OwnInterview> }) {
  const list = useList(interviewSpec, rows);
  return (
    <>
      <PageHead size="work" title="我的面试" note="选一个时间就约好了；时间都是北京时间，前一天会提醒" />
      <List
        of={list}
        unit="场"
        empty={
          <Empty
            title="还没有面试"
            note="企业约你面试时会发消息，时间在这里选"
            action={<LinkButton to="/account/jobs">看我的投递</LinkButton>}
          />
        }
      >
        {(interviews) => (
          <RowList label="我的面试">
            {interviews.map((row) => (
              <OwnRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
