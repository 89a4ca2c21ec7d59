import { useState } from 'react';
import { APPEAL_DAYS, leastSubmissions, PeerStage } from '#contract/rules/peerReview.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { assignReviews, publishReviews } from './calls.ts';
import type { TaskOverview } from './TaskPage.tsx';

/** Giving the works out, and making known what was said of them. */
export function TaskActions({ task }: { task: TaskOverview }) {
  const [open, setOpen] = useState<'assign' | 'publish' | null>(null);
  const close = () => setOpen(null);
  const { stage, assigned, handedIn } = task;
  // works that are too few to be given out leave the marks of the teacher alone
  const isAlone = stage === PeerStage.open && task.isDue === 1 && handedIn < leastSubmissions(task.peerCount);
  const isLater = stage === PeerStage.running && assigned < handedIn;
  return (
    <>
      {stage === PeerStage.open || isLater ? (
        <Button size="sm" variant={isLater ? undefined : 'primary'} onClick={() => setOpen('assign')}>
          {isLater ? `补分派 ${handedIn - assigned} 份` : '分派互评'}
        </Button>
      ) : null}
      {stage === PeerStage.running || isAlone ? (
        <Button size="sm" variant={isAlone ? undefined : 'primary'} onClick={() => setOpen('publish')}>
          {isAlone ? '不互评，公布成绩' : '公布互评'}
        </Button>
      ) : null}
      {open === 'assign' ? <AssignDialog task={task} onClose={close} /> : null}
      {open === 'publish' ? <PublishDialog task={task} onClose={close} /> : null}
    </>
  );
}

interface DialogProps {
  task: TaskOverview;
  onClose: () => void;
}

function AssignDialog({ task, onClose }: DialogProps) {
  const { send, sending } = usePress(assignReviews);
  const { id, handedIn, assigned, peerCount, peerDays, isDue } = task;
  const least = leastSubmissions(peerCount);
  const isShort = handedIn < least;
  const early = isDue === 0 ? '任务还没有截止：现在分派，之后交的作品要再补分派。' : '';
  const note = isShort
    ? `每份作品要 ${peerCount} 位同学评，至少要收到 ${least} 份，现在有 ${handedIn} 份。`
    : `${early}${handedIn - assigned} 份作品随机分派，每份 ${peerCount} 位同学，不会评到自己；${peerDays} 天内评完，同学会收到消息。`;
  const assign = async () => {
    await send({ taskId: id, isEarly: isDue === 0 ? 1 : 0 }, '分派好了，同学会收到消息');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isShort ? '收到的作品太少' : assigned > 0 ? '补分派' : isDue === 0 ? '提前分派' : '分派互评'}
      note={note}
      confirmLabel={isShort ? '知道了' : isDue === 0 ? '提前分派' : '分派'}
      loading={sending}
      loadingLabel="分派中"
      onConfirm={() => (isShort ? onClose() : void assign())}
      onClose={onClose}
    />
  );
}

function PublishDialog({ task: { id, stage, total, done, outliers }, onClose }: DialogProps) {
  const isAlone = stage === PeerStage.open;
  const { send, sending } = usePress(publishReviews);
  const parts = [
    done < total ? `还有 ${total - done} 份没有评，公布以后不再收。` : '',
    outliers > 0 ? `有 ${outliers} 份离群的还计入。` : '',
    isAlone
      ? '收到的作品太少，不能互评：成绩只算老师的分，不能撤回。'
      : `作者会看到收到的评价与成绩，不能撤回；${APPEAL_DAYS} 天内可以申诉。`,
  ];
  const publish = async () => {
    await send({ taskId: id }, '公布了，作者会收到消息');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isAlone ? '不互评，公布成绩' : '公布互评'}
      note={parts.join('')}
      confirmLabel="公布"
      loading={sending}
      loadingLabel="公布中"
      onConfirm={() => void publish()}
      onClose={onClose}
    />
  );
}
