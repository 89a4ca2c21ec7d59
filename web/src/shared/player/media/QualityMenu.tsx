import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import styles from './Controls.module.css';
import type { Source } from './useSource.ts';

/** Qualities of the film; nothing where there is only one. */
export function QualityMenu({ source }: { source: Source }) {
  const { playback, url, choose } = source;
  if (playback.qualities.length === 0) return null;
  const main = { label: playback.delivery === 'hls' ? '自动' : '原画', url: playback.url };
  const all = [main, ...playback.qualities.filter((quality) => quality.url !== main.url)];
  const open = all.find((quality) => quality.url === url) ?? main;
  return (
    <Menu trigger={open.label} label={`清晰度，现在是${open.label}`} triggerClass={styles.words} align="end">
      {all.map((quality) => (
        <MenuButton key={quality.url} current={quality === open} onSelect={() => choose(quality.url)}>
          {quality.label}
        </MenuButton>
      ))}
    </Menu>
  );
}
