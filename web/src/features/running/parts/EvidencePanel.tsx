import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Evidence as Shown } from '#contract/exam/runningShapes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { evidencePath, SITTING, useHref } from './addresses.ts';
import { Evidence } from './Evidence.tsx';
import styles from './EvidencePanel.module.css';

/** The record of one sitting beside the room; opened by a press, it is what the keyboard is at. */
export function EvidencePanel({ of, isPressed }: { of: Shown; isPressed: boolean }) {
  const ref = useRef<HTMLElement>(null);
  const href = useHref();
  const { sittingId } = of;
  useEffect(() => {
    if (isPressed) ref.current?.focus();
  }, [isPressed]);
  return (
    <aside ref={ref} className={styles.panel} aria-label={`${of.userName}的记录`} tabIndex={-1}>
      <header className={styles.head}>
        <Avatar name={of.userName} size={44} />
        <span>
          <b>{of.userName}</b>
          <small>{[of.studentNumber, `编号 ${of.candidateNo}`].filter(Boolean).join('　')}</small>
        </span>
        <IconLink
          to={href(SITTING, '')}
          label="关上记录"
          icon={<X size={18} aria-hidden="true" />}
          className={styles.close}
          preventScrollReset
        />
      </header>
      <Evidence of={of} />
      <p className={styles.more}>
        <TextLink to={evidencePath(sittingId)}>单独一页看</TextLink>
      </p>
    </aside>
  );
}
