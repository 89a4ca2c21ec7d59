import type { OwedReview } from '#contract/exam/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { plainList, reviewPath } from './addresses.ts';
import { marks, stateName, stateTone } from './states.ts';

/** The works of others that one is to review, or has reviewed. */
export function OwedList({ owed, isDone }: { owed: LoadedPage<OwedReview>; isDone: boolean }) {
  const list = useList(plainList, owed);
  const empty = isDone ? (
    <Empty title="还没有评过" note="评完的会在这里，公布以前老师可能退回请你再看" />
  ) : (
    <Empty title="现在没有要评的" note="任务截止以后老师会分派同学的作品，那时会给你发消息" />
  );
  return (
    <List of={list} unit="份" empty={empty}>
      {(rows) => (
        <RowList label={isDone ? '评过的' : '要评的'}>
          {rows.map((row) => (
            <Row
              key={row.id}
              heading="h2"
              stacks
              title={`${row.taskTitle} · ${row.workName}`}
              tags={<StatusDot tone={stateTone(row)}>{stateName(row)}</StatusDot>}
              meta={metaOf(row)}
              end={
                <LinkButton
                  size="sm"
                  variant={isOpen(row) ? 'primary' : undefined}
                  to={reviewPath(row.id)}
                  aria-label={`${isOpen(row) ? '评' : '查看'}「${row.taskTitle}」的${row.workName}`}
                >
                  {isOpen(row) ? '去评' : '查看'}
                </LinkButton>
              }
            >
              {row.returnRemark && isOpen(row) ? <p>老师退回：{row.returnRemark}</p> : null}
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}

const isOpen = ({ peerState, isClosed }: OwedReview): boolean => peerState === PeerState.waiting && isClosed === 0;

function metaOf(row: OwedReview): string {
  const { peerState, submittedAt, points, fullPoints, dueAt } = row;
  if (peerState === PeerState.done)
    return `${shownTime(submittedAt!)} 评，给了 ${marks(points)} / ${marks(fullPoints)} 分`;
  if (!isOpen(row)) return '已经公布，没有来得及评';
  return `${shownTime(dueAt)} 前评完；过期也收，会注明迟评`;
}
