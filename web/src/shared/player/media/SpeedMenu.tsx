import { Lock } from 'lucide-react';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton, MenuLabel } from '../../../ui/MenuItem.tsx';
import styles from './Controls.module.css';
import { SPEEDS } from './speeds.ts';

interface SpeedMenuProps {
  rate: number;
  isSpeedAllowed: boolean;
  choose: (rate: number) => void;
}

/** Speeds, in rows so low that the title above the film stays in sight; where the course does not allow fast ones, they are greyed and the reason stands above them. */
export function SpeedMenu({ rate, isSpeedAllowed, choose }: SpeedMenuProps) {
  const face = (
    <>
      {rate} 倍{isSpeedAllowed ? null : <Lock size={14} aria-hidden="true" />}
    </>
  );
  return (
    <Menu trigger={face} triggerClass={styles.words} align="end">
      {isSpeedAllowed ? null : <MenuLabel>这门课程不允许倍速</MenuLabel>}
      <div className={styles.speeds}>
        {SPEEDS.map((speed) => (
          <MenuButton
            key={speed}
            current={speed === rate}
            disabled={speed > 1 && !isSpeedAllowed}
            onSelect={() => choose(speed)}
          >
            {speed} 倍
          </MenuButton>
        ))}
      </div>
    </Menu>
  );
}
