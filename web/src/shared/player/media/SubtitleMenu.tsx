import type { ReactNode } from 'react';
import type { Playback } from '#contract/course/play.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton, MenuDivider, MenuLabel } from '../../../ui/MenuItem.tsx';
import styles from './Controls.module.css';
import type { Preferences } from './preferences.ts';

const sizes = [
  ['small', '小'],
  ['middle', '中'],
  ['large', '大'],
] as const;

interface SubtitleMenuProps {
  label: ReactNode;
  subtitles: Playback['subtitles'];
  chosen: Preferences;
  choose: (change: Partial<Preferences>) => void;
}

/** Subtitles in which language or none, and how large. */
export function SubtitleMenu({ label, subtitles, chosen, choose }: SubtitleMenuProps) {
  const isOffered = subtitles.some(({ lang }) => lang === chosen.subtitleLang);
  return (
    <Menu
      trigger={label}
      label={chosen.subtitles ? '字幕，已打开' : '字幕，已关闭'}
      triggerClass={styles.key}
      align="end"
    >
      {subtitles.map(({ lang, label: name }, index) => (
        <MenuButton
          key={lang}
          current={chosen.subtitles && (lang === chosen.subtitleLang || (index === 0 && !isOffered))}
          onSelect={() => choose({ subtitles: true, subtitleLang: lang })}
        >
          {name}
        </MenuButton>
      ))}
      <MenuButton current={!chosen.subtitles} onSelect={() => choose({ subtitles: false })}>
        关闭
      </MenuButton>
      <MenuDivider />
      <MenuLabel>字幕大小</MenuLabel>
      {sizes.map(([size, name]) => (
        <MenuButton
          key={size}
          current={chosen.subtitleSize === size}
          onSelect={() => choose({ subtitleSize: size, subtitles: true })}
        >
          {name}
        </MenuButton>
      ))}
    </Menu>
  );
}
