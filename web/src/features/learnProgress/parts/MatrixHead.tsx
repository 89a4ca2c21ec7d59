import type { ReactNode } from 'react';
import type { ProgressColumn } from '#contract/exam/learnProgress.ts';
import styles from './Matrix.module.css';

/** Chapters above the numbers of their class-hours; the names are spoken, and shown on pointing. */
export function MatrixHead({ columns, box }: { columns: readonly ProgressColumn[]; box: ReactNode }) {
  const chapters: { name: string; from: number; size: number }[] = [];
  for (const [at, { chapterName }] of columns.entries()) {
    const last = chapters.at(-1);
    if (last?.name === chapterName) last.size += 1;
    else chapters.push({ name: chapterName, from: at, size: 1 });
  }
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={styles.who}>
          <span className={styles.whoIn}>{box}学员</span>
        </th>
        <th scope="col" rowSpan={2}>
          进度
        </th>
        {chapters.map(({ name, from, size }) => (
          <th key={from} scope="colgroup" colSpan={size} title={name} className={styles.chapter}>
            <span>{name}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ periodId, periodName }, index) => (
          <th key={periodId} scope="col" title={periodName} className={styles.hour}>
            <span aria-hidden="true">{index + 1}</span>
            <span className="sr-only">{periodName}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
