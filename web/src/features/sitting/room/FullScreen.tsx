import { useSyncExternalStore } from 'react';
import { ProctorGrade } from '#contract/rules/assessments.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

function changes(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const isFull = (): boolean => document.fullscreenElement !== null;

/** Goes into full screen where the examination is watched so; a browser that refuses keeps nobody out. */
export async function enterFullScreen(grade: ProctorGrade): Promise<void> {
  if (grade !== ProctorGrade.strict || isFull() || !document.fullscreenEnabled) return;
  await document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Asks back into full screen; whoever cannot or does not goes on answering. */
export function FullScreen({ grade }: { grade: ProctorGrade }) {
  const isIn = useSyncExternalStore(changes, isFull, () => true);
  if (grade !== ProctorGrade.strict || isIn || !document.fullscreenEnabled) return null;
  const back = (
    <Button size="sm" variant="text" onClick={() => void enterFullScreen(grade)}>
      进入全屏
    </Button>
  );
  return <Banner action={back}>这场考试要求全屏作答；退出会留下一条记录，你看得到，也可以说明原因</Banner>;
}
