import { Link } from '../../../ui/Link.tsx';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { Mark } from '#contract/kit/mark.ts';
import { Marked } from '../../../kit/Marked.tsx';
import { NOT_REACHED } from '../notReached.ts';
import { AT } from '../periods.ts';
import styles from './CourseSearch.module.css';
import type { Ways } from './ways.ts';

/** One place in a class-hour. */
export interface Line {
  key: string;
  kind: 'material' | 'note' | 'sentence';
  /** Its time, its page, or what it is. */
  lead: string;
  words: string;
  marks: Mark[];
  /** Second or page; materials have none. */
  position?: number;
}

interface FoundLineProps extends Ways {
  line: Line;
  periodId: string;
  /** The page of the class-hour; undefined where it leads nowhere. */
  to: string | undefined;
}

/** Opens the class-hour at this second or page, or the materials; what is open already only moves. */
export function FoundLine({ line, periodId, to, filesHref, stage }: FoundLineProps) {
  const [isClosed, setClosed] = useState(false);
  const { position } = line;
  const words = (
    <>
      <span className={styles.time}>{line.lead}</span>
      <span>
        {line.kind === 'note' ? <em className={styles.what}>笔记</em> : null}
        <Marked text={line.words} marks={line.marks} />
      </span>
    </>
  );
  if (to === undefined) return <li className={styles.line}>{words}</li>;

  const press = (event: MouseEvent<HTMLElement>) => {
    if (!stage || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (position === undefined) {
      // The page is about to change to the file; the keyboard stays in the panel.
      event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
      return stage.openFiles();
    }
    if (stage.periodId !== periodId) return stage.start();
    event.preventDefault();
    const went = stage.playhead.seek(position);
    setClosed(!went);
    if (went) stage.start();
  };
  const href = position === undefined ? (filesHref ?? to) : `${to}&${AT}=${position}`;
  return (
    <li>
      <Link
        to={href}
        preventScrollReset={stage !== undefined || position === undefined}
        className={styles.line}
        onClick={press}
      >
        {words}
      </Link>
      {isClosed ? <p className={styles.closed}>{NOT_REACHED}</p> : null}
    </li>
  );
}
