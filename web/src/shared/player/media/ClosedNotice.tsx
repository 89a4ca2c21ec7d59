import { lockReasons } from '#contract/rules/lock.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { StagePeriod } from '../periods.ts';
import styles from './FilmScreen.module.css';

interface ClosedNoticeProps {
  closed: StagePeriod;
  href: string;
}

/** Where a preview ends: what comes next, why it is closed, and the way to what opens it. */
export function ClosedNotice({ closed, href }: ClosedNoticeProps) {
  return (
    <div className={styles.next} role="status">
      <p>后面的课时{lockReasons[closed.lockReason || 'signIn']}</p>
      <b className="clip2">
        {closed.number} {closed.periodName}
      </b>
      <span>
        <LinkButton to={href} size="sm" variant="primary" preventScrollReset>
          去看看
        </LinkButton>
      </span>
    </div>
  );
}
