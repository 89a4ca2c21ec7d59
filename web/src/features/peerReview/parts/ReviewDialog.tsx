import { useState } from 'react';
import type { ManagedReview } from '#contract/exam/peerReviewManage.ts';
import { reviewReturn } from '#contract/fields/peerReview.ts';
import { REDO_DAYS } from '#contract/rules/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { countReview, giveReviewBack, replaceReviewer } from './calls.ts';
import { GivenMarks } from './GivenMarks.tsx';
import styles from './PeerReview.module.css';
import { marks, stateName } from './states.ts';

interface ReviewDialogProps {
  review: ManagedReview;
  isPublished: boolean;
  onClose: () => void;
}

type Act = 'look' | 'replace' | 'return';

/** One review with what may be done about it until the result is published. */
export function ReviewDialog({ review, isPublished, onClose }: ReviewDialogProps) {
  const [act, setAct] = useState<Act>('look');
  if (act === 'replace') return <ReplaceDialog review={review} onClose={onClose} />;
  if (act === 'return') return <ReturnDialog review={review} onClose={onClose} />;
  const { peerState, reviewerName, authorName, points, fullPoints, criteria, content, middle } = review;
  const isDone = peerState === PeerState.done;
  const mayAct = !isPublished && peerState !== PeerState.replaced;
  return (
    <Dialog
      open
      title={`${reviewerName} 评 ${authorName}`}
      note={stateName(review)}
      onClose={onClose}
      actions={
        <>
          {mayAct ? <Button onClick={() => setAct('replace')}>换人评</Button> : null}
          {mayAct && isDone ? <Button onClick={() => setAct('return')}>退回重评</Button> : null}
          {mayAct && isDone ? <CountButton review={review} /> : null}
          <Button variant="primary" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      {isDone ? <GivenMarks points={points} fullPoints={fullPoints} criteria={criteria} /> : null}
      {isDone ? <p className={styles.words}>{content}</p> : null}
      <FactList
        facts={[
          { label: '期限', value: shownTime(review.dueAt) },
          { label: '提交', value: review.submittedAt ? shownTime(review.submittedAt) : '还没有' },
          { label: '中位数', value: marks(middle) },
          { label: '计入', value: isDone ? (review.isCounted ? '计入' : '不计入') : '' },
          { label: '退回的原因', value: review.returnRemark },
        ]}
      />
    </Dialog>
  );
}

function CountButton({ review: { id, isCounted } }: { review: ManagedReview }) {
  const { send, sending } = usePress(countReview);
  const set = () => void send({ id, isCounted: isCounted ? 0 : 1 }, isCounted ? '这份不再计入' : '这份计入');
  return (
    <Button loading={sending} loadingLabel="请稍候" onClick={set}>
      {isCounted ? '不计入' : '重新计入'}
    </Button>
  );
}

type ActProps = Omit<ReviewDialogProps, 'isPublished'>;

function ReplaceDialog({ review: { id, reviewerName, authorName, peerState }, onClose }: ActProps) {
  const { send, sending } = usePress(replaceReviewer);
  const lost = peerState === PeerState.done ? '已经评的这份不再计入；' : '';
  return (
    <ConfirmDialog
      open
      title={`换人评 ${authorName} 的作品`}
      note={`${reviewerName} 不用再评，${lost}从手上最少的同学里随机选一位，至少有 ${REDO_DAYS} 天；两边都会收到消息。`}
      confirmLabel="换人"
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id }, '换好了').then(onClose)}
      onClose={onClose}
    />
  );
}

function ReturnDialog({ review: { id, reviewerName }, onClose }: ActProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(giveReviewBack, {
    fields: reviewReturn,
    initial: { id, returnRemark: '' },
    draft: `peerReturn:${id}`,
    onDone: () => finish('退回了，同学会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`退回 ${reviewerName} 的互评`}
      note={`写过的内容留给同学接着改，期限至少再给 ${REDO_DAYS} 天`}
      label="退回互评"
      submitLabel="退回"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="returnRemark" rows={4} required help="同学会看到" />
    </FormDialog>
  );
}
