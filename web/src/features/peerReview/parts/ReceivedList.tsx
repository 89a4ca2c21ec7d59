import { useState } from 'react';
import type { PeerResult, ReceivedReview } from '#contract/exam/peerReview.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { peerAppealNames } from '#contract/rules/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { plainList } from './addresses.ts';
import { withdrawObjection } from './calls.ts';
import { GivenMarks } from './GivenMarks.tsx';
import { ObjectDialog } from './ObjectDialog.tsx';
import styles from './PeerReview.module.css';

type Open = { act: 'object' | 'withdraw'; review: ReceivedReview; title: string } | null;

/** What classmates said of one's works, with how the mark came about. */
export function ReceivedList({ results }: { results: LoadedPage<PeerResult> }) {
  const list = useList(plainList, results);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <List
        of={list}
        unit="个任务"
        empty={<Empty title="还没有收到评价" note="老师公布互评以后，同学的评价会在这里" />}
      >
        {(rows) =>
          rows.map((result) => (
            <section key={result.id} className={styles.result} aria-label={result.title}>
              <SectionHead title={result.title} note={`${result.sum}，${shownTime(result.publishedAt)} 公布`} />
              {result.reviews.length === 0 ? <p>没有同学评这一份。</p> : null}
              <RowList label={`「${result.title}」收到的评价`}>
                {result.reviews.map((review) => (
                  <Received
                    key={review.id}
                    {...{ result, review }}
                    onAct={(act) => setOpen({ act, review, title: result.title })}
                  />
                ))}
              </RowList>
            </section>
          ))
        }
      </List>
      {open?.act === 'object' ? <ObjectDialog review={open.review} title={open.title} onClose={close} /> : null}
      {open?.act === 'withdraw' ? <WithdrawDialog review={open.review} onClose={close} /> : null}
    </>
  );
}

interface ReceivedProps {
  result: PeerResult;
  review: ReceivedReview;
  onAct: (act: 'object' | 'withdraw') => void;
}

function Received({ result, review, onAct }: ReceivedProps) {
  const { reviewerName, points, content, criteria, isCounted, appeal, submittedAt } = review;
  const isWithdrawn = appeal?.auditStatus === AppealState.withdrawn;
  return (
    <Row
      stacks
      title={reviewerName}
      tags={isCounted === 0 ? <Tag tone="outline">不计入</Tag> : null}
      meta={`${shownTime(submittedAt)} 评`}
      end={
        appeal?.auditStatus === AppealState.waiting ? (
          <Button size="sm" variant="text" aria-label={`撤回对${reviewerName}的申诉`} onClick={() => onAct('withdraw')}>
            撤回申诉
          </Button>
        ) : result.isAppealOpen === 1 && (appeal === null || isWithdrawn) ? (
          <Button size="sm" aria-label={`对${reviewerName}的评价申诉`} onClick={() => onAct('object')}>
            申诉
          </Button>
        ) : null
      }
    >
      <GivenMarks points={points} fullPoints={result.fullPoints} criteria={criteria} />
      <p className={styles.words}>{content}</p>
      {appeal && !isWithdrawn ? (
        <p className={styles.note}>
          申诉{peerAppealNames[appeal.auditStatus]}：{appeal.reason}
          {appeal.auditOpinion ? `（老师：${appeal.auditOpinion}）` : ''}
        </p>
      ) : null}
    </Row>
  );
}

function WithdrawDialog({
  review: { appeal, reviewerName },
  onClose,
}: {
  review: ReceivedReview;
  onClose: () => void;
}) {
  const { send, sending } = usePress(withdrawObjection);
  return (
    <ConfirmDialog
      open
      danger
      title={`撤回对${reviewerName}的申诉`}
      note="撤回以后老师不再处理；期限以内可以再申诉"
      confirmLabel="撤回申诉"
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id: appeal!.id }, '申诉撤回了').then(onClose)}
      onClose={onClose}
    />
  );
}
