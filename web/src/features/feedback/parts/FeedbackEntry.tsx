import type { ReactNode } from 'react';
import type { Accusation } from '#contract/course/userAccusation.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { HandleState } from '#contract/rules/accusation.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './FeedbackEntry.module.css';

interface FeedbackEntryProps {
  entry: Accusation;
  /** Whose answer it is: 平台答复. */
  replier: string;
  /** Before the time: where it stands, or whom it is from. */
  facts: ReactNode;
  action?: ReactNode;
}

/** One piece of feedback: what it is, where it stands, the words, and the answer below. */
export function FeedbackEntry({ entry, replier, facts, action }: FeedbackEntryProps) {
  const answered = entry.handleStatus === HandleState.answered;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Tag>{entry.accusationTypeName}</Tag>
        <span className={styles.facts}>
          {facts}
          <time dateTime={isoOf(entry.gmtCreate)}>{shownTime(entry.gmtCreate)}</time>
        </span>
        {action ? <span className={styles.action}>{action}</span> : null}
      </div>
      <p className={styles.words}>{entry.content}</p>
      <Images of={entry.images} />
      <Particulars entry={entry} />
      {answered ? (
        <div className={styles.reply}>
          <p className={styles.by}>
            {replier}
            {entry.replyTime ? <time dateTime={isoOf(entry.replyTime)}>{shownTime(entry.replyTime)}</time> : null}
          </p>
          <p className={styles.words}>{entry.reply}</p>
        </div>
      ) : null}
    </li>
  );
}

function Images({ of: images }: { of: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.images} aria-label="截图">
      {images.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`截图 ${index + 1}`} width={96} height={72} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Particulars({ entry: { targetUrl, contact } }: { entry: Accusation }) {
  if (targetUrl === '' && contact === '') return null;
  return (
    <dl className={styles.particulars}>
      {targetUrl === '' ? null : (
        <div>
          <dt>相关页面</dt>
          <dd>
            <TextLink to={targetUrl} tone="inline" target="_blank">
              {targetUrl}
            </TextLink>
          </dd>
        </div>
      )}
      {contact === '' ? null : (
        <div>
          <dt>联系方式</dt>
          <dd>{contact}</dd>
        </div>
      )}
    </dl>
  );
}

const isoOf = (wire: string): string => `${wire.replace(' ', 'T')}+08:00`;
