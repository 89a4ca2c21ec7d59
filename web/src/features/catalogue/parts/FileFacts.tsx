import type { Chapter } from '#contract/course/chapterInfo.ts';
import { sizeText } from '../../../shared/courses/figures.ts';
import styles from './FileFacts.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import { fileKind } from './fileKind.ts';
import { materialsOf } from './outlineFacts.ts';

/** The files of a resource, three at most; the rest stand in their tab. */
export function FileFacts({ chapters, isGuest }: { chapters: readonly Chapter[]; isGuest: boolean }) {
  const files = materialsOf(chapters);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="文件">
      {files.slice(0, 3).map((file) => (
        <li key={file.id} className={styles.file}>
          <span className={styles.kind}>{fileKind(file.docName)}</span>
          <span className={styles.name}>{file.docName}</span>
          <span className={styles.size}>{sizeText(file.fileSize)}</span>
          <DownloadButton file={file} isGuest={isGuest} />
        </li>
      ))}
    </ul>
  );
}
