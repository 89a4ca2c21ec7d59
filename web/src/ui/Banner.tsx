import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { BareButton } from './BareButton.tsx';

export type BannerTone = 'info' | 'warn' | 'danger';

export type BannerProps = {
  tone?: BannerTone;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  children: ReactNode;
  /** One link or text button at the right end. */
  action?: ReactNode;
  onClose?: () => void;
};

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert } as const;

/** A soft strip for a lasting state: offline, failed sign-in of the chat, changed elsewhere. */
export function Banner({ tone = 'info', icon, children, action, onClose }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      {icon ?? <Icon size={16} aria-hidden="true" />}
      <span className={styles.text}>{children}</span>
      {action ? <span className={styles.action}>{action}</span> : null}
      {onClose ? (
        <BareButton className={styles.close} aria-label="收起提示" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </BareButton>
      ) : null}
    </div>
  );
}
