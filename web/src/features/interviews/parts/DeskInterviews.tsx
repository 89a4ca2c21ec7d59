import type * as interview from '#contract/position/interview.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSession } from '../../../kit/session.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { interviewSpec } from './addresses.ts';
import { DeskRow } from './DeskRow.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';

interface DeskInterviewsProps {
  data: {
    rows: LoadedPage<interview.DeskInterview>;
    now: string;
    /** Somebody is to be asked: for which application, and which colleagues there are. */
    asking: (OutputOf<typeof interview.choices.output> & { applicationId: string }) | null;
  };
}

/** The interviews of the enterprise, the latest first. */
export function DeskInterviews({ data: { rows, now, asking } }: DeskInterviewsProps) {
  const list = useList(interviewSpec, rows);
  const me = useSession()?.user.userNo ?? '';
  const { filters } = list;
  const state = (key: string, label: string) => ({ key, label, to: list.hrefOf({ filters: { state: key } }) });
  const whose = (key: '' | '1', label: string) => ({ key, label, to: list.hrefOf({ filters: { mine: key } }) });
  return (
    <>
      <PageHead
        size="work"
        title="面试"
        note="给候选人几个时间，对方选一个；开始前一天两边都会收到提醒"
        actions={<LinkButton to="/account/talent">从人才库约人</LinkButton>}
      />
      <FilterRows>
        <FilterRow
          label="状态"
          current={filters.state}
          options={[
            state('', '全部'),
            ...InterviewState.values.map((value) => state(String(value), InterviewState.labels[value])),
          ]}
        />
        <FilterRow label="谁的" current={filters.mine} options={[whose('', '本企业的'), whose('1', '我当面试官的')]} />
      </FilterRows>
      <List
        of={list}
        unit="场"
        empty={
          <Nothing
            list={list}
            conditions={['state', 'mine']}
            title="还没有面试"
            note="打开一位候选人，点「约面试」，给几个时间"
          />
        }
      >
        {(interviews) => (
          <RowList label="面试">
            {interviews.map((row) => (
              <DeskRow key={row.id} row={row} now={now} />
            ))}
          </RowList>
        )}
      </List>
      {asking ? (
        <ProposeDialog
          applicationId={asking.applicationId}
          colleagues={asking.members}
          me={me}
          onClose={() => list.change({ filters: { ask: '' } })}
        />
      ) : null}
    </>
  );
}
