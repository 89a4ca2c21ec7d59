import { Pin, PinOff } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { menuIcons } from '../../../kit/navigation/menuIcons.ts';
import type { SideMenuNode } from '../../../kit/navigation/menuTree.ts';
import type { Pins } from '../../../kit/navigation/pins.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './MoreMenus.module.css';

/** One entry: the whole tile leads there, the pin beside it does not. */
export function MenuTile({ node, pins }: { node: SideMenuNode; pins: Pins }) {
  const Icon = menuIcons[node.icon];
  const face = (
    <>
      {Icon ? <Icon size={20} aria-hidden="true" /> : null}
      <span className="clip">{node.menuName}</span>
    </>
  );
  if (node.isDisabled === 1) {
    return (
      <li className={styles.tile}>
        <span className={styles.off} role="link" aria-disabled="true">
          {face}
          <em>即将开放</em>
        </span>
      </li>
    );
  }
  const isPinned = pins.codes.includes(node.menuCode);
  return (
    <li className={styles.tile}>
      <Link to={node.url} className={styles.link}>
        {face}
      </Link>
      {isPinned || !pins.isFull ? (
        <IconButton
          size="sm"
          aria-pressed={isPinned}
          label={isPinned ? `从左边取下「${node.menuName}」` : `把「${node.menuName}」钉到左边`}
          icon={isPinned ? <PinOff size={16} aria-hidden="true" /> : <Pin size={16} aria-hidden="true" />}
          onClick={() => pins.toggle(node.menuCode)}
        />
      ) : null}
    </li>
  );
}
