import { useState } from 'react';
import type { Draft } from '#contract/course/draft.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { Remarked } from '../frame/Remarked.tsx';
import type { Room } from '../outline/useOutline.ts';
import { useOutline } from '../outline/useOutline.ts';
import { WithText } from '../period/WithText.tsx';
import styles from './Facts.module.css';

/** The one class-hour of a lesson alone, below its facts. */
export function Lesson({ room, draft }: { room: Room; draft: Draft }) {
  const { chapters } = useOutline(room.store);
  const [busy, setBusy] = useState(false);
  const isWritable = draft.isWritable === 1;
  const [chapter] = chapters;
  const [period] = chapters.flatMap(({ periods }) => periods);
  const begin = async () => {
    if (!chapter) return;
    setBusy(true);
    await room.editor.addPeriod(chapter.id, draft.courseName);
    setBusy(false);
  };
  const add = (
    <Button size="sm" variant="primary" loading={busy} loadingLabel="请稍候" onClick={() => void begin()}>
      开始写内容
    </Button>
  );
  return (
    <section id="lesson" tabIndex={-1} className={styles.lesson} aria-label="课时">
      <h2>课时内容</h2>
      <Remarked target="outline">{null}</Remarked>
      {period ? (
        <Remarked target={`period:${period.id}`}>
          <WithText key={period.id} room={room} period={period} draft={draft} isWritable={isWritable} />
        </Remarked>
      ) : (
        <Empty
          title="还没有内容"
          note="一节微课只有一个课时：一段视频和随课资料"
          action={isWritable ? add : undefined}
        />
      )}
    </section>
  );
}
