import { useLocation } from 'react-router';
import { useSession } from '../kit/session.tsx';
import { useIsBuilt } from '../kit/site.ts';
import { useUnread } from '../kit/unread.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Mark } from '../ui/Mark.tsx';
import type { MarkName } from '../ui/Mark.tsx';
import { bottomTabs } from './bottomTabs.ts';
import type { TabKey } from './bottomTabs.ts';
import styles from './BottomBar.module.css';
import { useLoginAddress } from '../kit/navigation/useLoginAddress.ts';

const marks: Record<TabKey, MarkName> = {
  home: 'house',
  courses: 'book',
  learning: 'route',
  messages: 'message',
  mine: 'user',
};

/** The five places a thumb reaches on a phone; those there are. */
export function BottomBar() {
  const { pathname } = useLocation();
  const userType = useSession()?.current.userType;
  const { messages, notices } = useUnread();
  const tabs = bottomTabs(userType, useIsBuilt(), pathname);
  const login = useLoginAddress();
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label="快捷导航">
      {tabs.map(({ key, label, to, isCurrent }) => {
        return (
          <Anchor
            key={key}
            to={to === '/login' ? login : to}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Mark of={marks[key]} size={20} />
              {key === 'messages' ? <Badge count={messages + notices} floating /> : null}
            </span>
            {label}
          </Anchor>
        );
      })}
    </nav>
  );
}
