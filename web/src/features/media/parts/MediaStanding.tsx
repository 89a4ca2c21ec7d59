import type { VideoFile } from '#contract/course/videoFile.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './MediaFile.module.css';

const again = () => import('#contract/course/videoFile.ts').then((api) => api.again);

/** How far the work on a file is, or why it cannot be used and what to do then. */
export function MediaStanding({ file }: { file: VideoFile }) {
  const { send, sending } = usePress(again);
  if (file.mediaState === MediaState.ready) return null;
  if (file.mediaState === MediaState.failed) {
    const button = (
      <Button size="sm" loading={sending} onClick={() => void send({ id: file.id }, '重新排队成功')}>
        重新处理
      </Button>
    );
    return (
      <Banner tone="danger" action={button}>
        {file.failure}
      </Banner>
    );
  }
  const isWaiting = file.mediaState === MediaState.queued;
  return (
    <div className={styles.standing} role="status">
      <p>{isWaiting ? '正在排队，前面的文件处理完就开始' : `正在处理，已完成 ${file.processed}%`}</p>
      <progress className={styles.bar} aria-label="处理进度" max={100} value={isWaiting ? 0 : file.processed} />
      <p className={styles.note}>可以先去做别的，处理好了这里会自己更新。</p>
    </div>
  );
}
