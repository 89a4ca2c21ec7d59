import { ExternalLink, FileText, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './ResumeRow.module.css';
import type { RowView } from './rowViews.ts';

interface ResumeRowProps {
  view: RowView;
  /** Makes the title a link. */
  to?: string;
  /** Long texts end after three lines. */
  clipped?: boolean;
  /** What can be done with it. */
  actions?: ReactNode;
  heading?: 'h2' | 'h3';
}

/** One row of a résumé: what, with whom, when, and what came of it. */
export function ResumeRow({ view, to, clipped, actions, heading: Title = 'h3' }: ResumeRowProps) {
  const { title, meta, end, text, result, link, pictures = [], files = [], isPrivate } = view;
  return (
    <article className={styles.row}>
      <header className={styles.head}>
        <Title className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</Title>
        {isPrivate ? (
          <span className={styles.lock}>
            <Lock size={13} aria-hidden="true" />
            不公开
          </span>
        ) : null}
        {end ? <span className={styles.end}>{end}</span> : null}
      </header>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      {text ? <p className={cx(styles.text, clipped && styles.clipped)}>{text}</p> : null}
      {result ? <p className={styles.result}>结果：{result}</p> : null}
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={name} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {files.length > 0 || link ? (
        <ul className={styles.links}>
          {files.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <FileText size={15} aria-hidden="true" />
                {name}
              </a>
            </li>
          ))}
          {link ? (
            <li>
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                <ExternalLink size={15} aria-hidden="true" />
                {link}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
