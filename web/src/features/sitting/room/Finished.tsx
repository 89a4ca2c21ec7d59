import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Room } from '#contract/exam/sittingShapes.ts';
import { assessmentTraits, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { Standing } from './answerSender.ts';
import { downloadReceipts } from './receiptText.ts';
import styles from './Room.module.css';
import { Trail } from './Trail.tsx';

/** What measures against a position has a result of its own, against the position that the address of the room names. */
function resultOf({ id, assessmentKind }: Room, search: URLSearchParams): string {
  if (!assessmentTraits[assessmentKind].isMeasuring) return `/exam/result?id=${id}`;
  const query = new URLSearchParams({ id });
  for (const name of ['jobId', 'planId']) {
    const given = search.get(name);
    if (given !== null) query.set(name, given);
  }
  return `/account/positiontest/result?${query}`;
}

interface FinishedProps {
  room: Room;
  standing: Standing;
  backTo: string;
}

/** After handing in: that it arrived, what one may keep of it, and where its result will be. */
export function Finished({ room, standing, backTo }: FinishedProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [search] = useSearchParams();
  const keep = () => {
    setIsBusy(true);
    downloadReceipts(room)
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  const isCancelled = room.sittingState === SittingState.cancelled;
  return (
    <div className={styles.finished}>
      <h1>{isCancelled ? '这次作答已经作废' : '已经交卷'}</h1>
      <p>{room.title}</p>
      {isCancelled || room.submittedAt === null ? null : (
        <p>
          {SubmitKind.labels[room.submitKind ?? SubmitKind.self]}，{exactTime(room.submittedAt)}；共保存 {room.lastSeq}{' '}
          次作答
        </p>
      )}
      {standing.unsent > 0 ? (
        <Banner tone="danger">
          有 {standing.unsent} 条答案在结束以前没有送到，没有计入。它们还留在这台设备上，请联系监考老师
        </Banner>
      ) : null}
      <div className={styles.finishedActs}>
        <Button loading={isBusy} loadingLabel="正在整理" onClick={keep}>
          下载作答凭据
        </Button>
        {isCancelled ? null : <LinkButton to={resultOf(room, search)}>查看结果</LinkButton>}
        <LinkButton variant="primary" to={backTo}>
          返回
        </LinkButton>
      </div>
      <Trail sittingId={room.id} />
    </div>
  );
}
