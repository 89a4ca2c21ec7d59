import { LayoutPanelLeft, Maximize, Minimize } from 'lucide-react';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import type { FullScreen } from '../../../shared/rtc/useFullScreen.ts';
import { ControlButton } from './ControlButton.tsx';
import { layoutNames, layoutsFor } from './layouts.ts';
import styles from './Room.module.css';
import type { Stage } from './useStage.ts';

interface LayoutButtonsProps {
  stage: Stage;
  full: FullScreen;
  hasPictures: boolean;
}

/** How one watches: what is large, and how large. */
export function LayoutButtons({ stage, full, hasPictures }: LayoutButtonsProps) {
  const { layout, isWide, choose } = stage;
  const shown = layoutsFor(isWide).includes(layout) ? layout : 'picture';
  return (
    <>
      {hasPictures ? (
        <Menu
          align="end"
          width="sm"
          triggerClass={styles.control}
          trigger={
            <>
              <LayoutPanelLeft size={20} aria-hidden="true" />
              <span>布局</span>
            </>
          }
        >
          {layoutsFor(isWide).map((one) => (
            <MenuButton key={one} current={one === shown} onSelect={() => choose(one)}>
              {layoutNames[one]}
            </MenuButton>
          ))}
        </Menu>
      ) : null}
      {full.isOffered ? (
        <ControlButton
          label={full.isFull ? '退出全屏' : '全屏'}
          isOn={full.isFull}
          icon={full.isFull ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
          onClick={full.toggle}
        />
      ) : null}
    </>
  );
}
