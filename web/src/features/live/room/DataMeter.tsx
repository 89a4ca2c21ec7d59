import { Gauge } from 'lucide-react';
import { dataSteps, megabytesAnHour, SMALL_KBPS } from '#contract/rules/liveRooms.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { stepNames } from './dataLadder.ts';
import type { DataStep } from './dataLadder.ts';
import styles from './Room.module.css';
import type { DataLadder } from './useDataLadder.ts';

interface DataMeterProps {
  /** Lines of the picture the lecturer sends. */
  resolution: number;
  ladder: DataLadder;
}

const steps = Object.keys(stepNames) as DataStep[];

/** What an hour costs as it is watched now, and the ladder from the whole picture down to sound and slides. */
export function DataMeter({ resolution, ladder: { step, chosen, choose } }: DataMeterProps) {
  const full = (dataSteps.find(({ height }) => height <= resolution) ?? dataSteps[1]).kbps;
  const kbps: Readonly<Record<DataStep, number>> = { full, small: SMALL_KBPS, sound: 0 };
  const cost = (one: DataStep): string => `约 ${megabytesAnHour(kbps[one])} MB/时`;
  const isLess = chosen === null && step !== 'full';
  return (
    <>
      <Menu
        align="end"
        width="lg"
        triggerClass={styles.control}
        trigger={
          <>
            <Gauge size={20} aria-hidden="true" />
            <span className="sr-only">画面与流量：{stepNames[step]}，</span>
            <span>{cost(step)}</span>
          </>
        }
      >
        <MenuButton current={chosen === null} onSelect={() => choose(null)}>
          自动（网络不好时减少）
        </MenuButton>
        {steps.map((one) => (
          <MenuButton key={one} current={one === chosen} tail={cost(one)} onSelect={() => choose(one)}>
            {stepNames[one]}
          </MenuButton>
        ))}
      </Menu>
      <span role="status" className="sr-only">
        {isLess ? `网络不好，已换成${stepNames[step]}，好了自动换回来` : ''}
      </span>
    </>
  );
}
