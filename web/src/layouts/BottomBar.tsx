import { BookOpen, House, MessageSquare, Route, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../ui/Link.tsx';
import { useSession } from '../kit/session.tsx';
import { useIsBuilt } from '../kit/site.ts';
import { useUnread } from '../kit/unread.ts';
import { Badge } from '../ui/Badge.tsx';
import { bottomTabs } from './bottomTabs.ts';
import type { TabKey } from './bottomTabs.ts';
import styles from './BottomBar.module.css';
import { useLoginAddress } from '../kit/navigation/useLoginAddress.ts';

const icons: Record<TabKey, LucideIcon> = {
  home: House,
  courses: BookOpen,
  learning: Route,
  messages: MessageSquare,
  mine: User,
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
        const Icon = icons[key];
        return (
          <Link
            key={key}
            to={to === '/login' ? login : to}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={20} />
              {key === 'messages' ? <Badge count={messages + notices} floating /> : null}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
