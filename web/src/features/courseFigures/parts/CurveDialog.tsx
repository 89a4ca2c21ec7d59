import { useState } from 'react';
import { curve } from '#contract/course/courseStatistics.ts';
import type { PeriodFigures } from '#contract/course/courseStatistics.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { clock } from '#contract/rules/position.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { useCall } from '../../../kit/useCall.ts';
import { AreaChart } from '../../../ui/AreaChart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { CurveFilm } from './CurveFilm.tsx';

interface CurveDialogProps {
  courseId: string;
  period: PeriodFigures;
  onClose: () => void;
}

/**
 * How many watched each moment of a class-hour, over the seek bar of its film: where the line falls they left, where it
 * rises they came back.
 */
export function CurveDialog({ courseId, period, onClose }: CurveDialogProps) {
  const { data, error, refetch } = useCall(curve, { id: courseId, periodId: period.periodId });
  const [tries, setTries] = useState(0);
  const again = () => void refetch().then(() => setTries(tries + 1));
  return (
    <Dialog
      open
      size="lg"
      title={period.periodName}
      note={data ? `${data.begun} 人开始学；线往下走的地方有人离开，往上走的地方有人跳到这里` : undefined}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {error ? <p role="alert">{error.message}</p> : null}
      {data ? <Curve key={tries} period={period} of={data} onAgain={again} /> : null}
      {data || error ? null : <SkeletonRows />}
    </Dialog>
  );
}

interface CurveProps {
  period: PeriodFigures;
  of: OutputOf<typeof curve.output>;
  onAgain: () => void;
}

function Curve({ period: { periodName, fileType }, of: { film, parts, length }, onAgain }: CurveProps) {
  if (film) {
    const isAudio = fileType === FileType.audio;
    return (
      <CurveFilm film={film} name={periodName} isAudio={isAudio} length={length} parts={parts} onAgain={onAgain} />
    );
  }
  const timed = isTimed(fileType);
  return (
    <AreaChart
      caption={`${periodName}：每一处有多少人看过`}
      head={[timed ? '时间' : '页', '看过的人']}
      points={parts.map(({ at, watched }) => ({
        x: at,
        y: watched,
        label: timed ? clock(at) : `第 ${at + 1} 页`,
      }))}
      unit="人"
    />
  );
}
