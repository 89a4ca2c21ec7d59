import type { Version } from '#contract/exam/taskShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { RichText } from '../../kit/RichText.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FileLinks } from './FileLinks.tsx';
import styles from './Task.module.css';
import { lateText } from './taskText.ts';

/** Everything that was handed in: the newest open, older ones behind a press. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  const [newest, ...older] = versions;
  if (!newest) return null;
  return (
    <section aria-label="交的内容" className={styles.part}>
      <One version={newest} />
      {older.map((version) => (
        <details key={version.id} className={styles.older}>
          <summary>{headOf(version)}</summary>
          <Body version={version} />
        </details>
      ))}
    </section>
  );
}

const headOf = ({ versionNo, submittedAt, lateDays }: Version): string =>
  [`第 ${versionNo} 版`, `${shownTime(submittedAt)} 交`, lateText(lateDays)].filter(Boolean).join('，');

const One = ({ version }: { version: Version }) => (
  <>
    <h2 className={styles.title}>{headOf(version)}</h2>
    <Body version={version} />
  </>
);

const Body = ({ version: { contentHtml, files, returnRemark } }: { version: Version }) => (
  <>
    {contentHtml ? <RichText html={contentHtml} /> : null}
    <FileLinks label="交的文件" files={files} />
    {returnRemark ? <Banner tone="warn">退回时老师说：{returnRemark}</Banner> : null}
  </>
);
