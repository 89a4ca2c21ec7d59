import { ExternalLink, FileText } from 'lucide-react';
import type { WorkSet } from '#contract/user/userWorkSet.ts';
import styles from './WorkFiles.module.css';

const PICTURE = 6;

/** The pictures of a work in their size, its documents and its address as links. */
export function WorkFiles({ work: { title, cover, files, linkUrl } }: { work: WorkSet }) {
  const pictures = files.filter(({ fileType }) => fileType === PICTURE);
  const documents = files.filter(({ fileType }) => fileType !== PICTURE);
  const shown = cover ? [{ name: `${title}的封面`, url: cover }, ...pictures] : pictures;
  return (
    <>
      {shown.map(({ name, url }) => (
        <figure key={url} className={styles.picture}>
          <img src={url} alt={name} loading="lazy" />
        </figure>
      ))}
      <ul className={styles.links}>
        {documents.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <FileText size={16} aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
        {linkUrl ? (
          <li>
            <a href={linkUrl} target="_blank" rel="noopener noreferrer nofollow">
              <ExternalLink size={16} aria-hidden="true" />
              {linkUrl}
            </a>
          </li>
        ) : null}
      </ul>
    </>
  );
}
