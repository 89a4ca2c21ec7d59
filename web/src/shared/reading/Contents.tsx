import { useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { PathItem, PathList } from '../../ui/PathList.tsx';
import styles from './Contents.module.css';
import type { Heading } from './tableOfContents.ts';

/** The table of contents as a path; the part that is being read is marked. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useReading(headings);
  const at = headings.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.name}>
        本文目录
      </h2>
      <PathList compact>
        {headings.map(({ id, text }, index) => (
          <PathItem key={id} state={index === at ? 'now' : index < at ? 'done' : 'later'}>
            <a href={`#${id}`} className={cx(index === at && styles.on)}>
              {text}
            </a>
          </PathItem>
        ))}
      </PathList>
    </nav>
  );
}

/** The last heading above the upper third of the window. */
function useReading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const above = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent(above.at(-1)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [headings]);
  return current;
}
