import { lazy, Suspense, useState } from 'react';
import type { QuestionVersionLine } from '#contract/exam/question.ts';
import type { QuestionView } from '#contract/exam/questionFacts.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Editor.module.css';

const VersionsDialog = lazy(() =>
  import('../dialogs/VersionsDialog.tsx').then((part) => ({ default: part.VersionsDialog })),
);

interface VersionListProps {
  view: Pick<QuestionView, 'id' | 'versionNo'>;
  versions: readonly QuestionVersionLine[];
}

/** The versions of a question, the newest first; two of them can be compared. */
export function VersionList({ view: { id, versionNo }, versions }: VersionListProps) {
  const [isOpen, setOpen] = useState(false);
  const newest = versions.find((line) => line.versionNo === versionNo);
  return (
    <section className={styles.versions} aria-label="版本">
      <div className={styles.previewHead}>
        <h2>版本</h2>
        {versions.length > 1 ? (
          <Button size="sm" variant="text" onClick={() => setOpen(true)}>
            比较
          </Button>
        ) : null}
      </div>
      {newest && newest.countUsed > 0 ? (
        <Banner>
          第 {versionNo} 版已用在 {newest.countUsed} 份试卷里，那些试卷不受这次修改影响。
        </Banner>
      ) : null}
      <ol className={styles.lines}>
        {versions.map((line) => (
          <li key={line.versionId}>
            <b>
              第 {line.versionNo} 版{line.versionNo === versionNo ? '，使用中' : ''}
            </b>
            <small>
              {line.authorName}，{shownTime(line.gmtCreate)}
              {line.note === '' ? '' : `，${line.note}`}
            </small>
          </li>
        ))}
      </ol>
      <Suspense>
        {isOpen ? <VersionsDialog id={id} versions={versions} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </section>
  );
}
