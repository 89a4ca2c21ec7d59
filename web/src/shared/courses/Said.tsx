import type { ReactNode } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { isoText } from './figures.ts';
import styles from './Said.module.css';

interface SaidProps {
  of: { userName: string; headImgUrl: string; gmtCreate: string };
  /** Names the place in the page. */
  id?: string;
  /** 24 for an answer below what it answers. */
  size?: 24 | 40;
  /** Beside the name: stars, or who it is. */
  marks?: ReactNode;
  /** At the right end, below the words on phones: what it is about, where a list mixes that. */
  end?: ReactNode;
  children: ReactNode;
}

/** What somebody said of a course: who, when, and the words below. */
export function Said({ of: { userName, headImgUrl, gmtCreate }, id, size = 40, marks, end, children }: SaidProps) {
  return (
    <li id={id} className={styles.said} data-size={size}>
      <Avatar name={userName} src={headImgUrl} size={size} />
      <div className={styles.words}>
        <p className={styles.by}>
          <b>{userName}</b>
          {marks}
          <time dateTime={isoText(gmtCreate)}>{shownTime(gmtCreate)}</time>
        </p>
        {children}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
    </li>
  );
}

/** The words themselves, in the lines they were written in. */
export function SaidText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
