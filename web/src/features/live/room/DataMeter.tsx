import { Gauge } from 'lucide-react';
import { dataSteps, megabytesAnHour } from '#contract/rules/liveRooms.ts';
import { ControlButton } from './ControlButton.tsx';

interface DataMeterProps {
  /** Lines of the picture the lecturer sends. */
  resolution: number;
  isSparing: boolean;
  onSpare: (isSparing: boolean) => void;
}

/** What an hour costs as it is watched now, and the step down to sound and slides. */
export function DataMeter({ resolution, isSparing, onSpare }: DataMeterProps) {
  const step = dataSteps.find(({ height }) => height <= resolution) ?? dataSteps[1];
  const cost = megabytesAnHour(isSparing ? 0 : step.kbps);
  return (
    <ControlButton
      label={`约 ${cost} MB/时`}
      isOn={isSparing}
      icon={
        <>
          <Gauge size={20} aria-hidden="true" />
          <span className="sr-only">
            {isSparing ? '只听声音、看课件，按下恢复画面；' : '按下只听声音、看课件，省流量；'}
          </span>
        </>
      }
      onClick={() => onSpare(!isSparing)}
    />
  );
}
