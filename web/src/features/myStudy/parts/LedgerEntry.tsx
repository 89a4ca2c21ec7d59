import { refusedReasons } from '#contract/rules/progress.ts';
import { REVIEW_TARGET_TEXT } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { amount, spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Entry } from './Ledger.tsx';
import styles from './LedgerEntry.module.css';
import { SpanBar } from './SpanBar.tsx';
import { spansText } from '../../../shared/player/spanText.ts';

interface LedgerEntryProps {
  entry: Entry;
  /** Of the class-hour, in seconds or pages. */
  length: number;
  onContest: () => void;
}

/** One sitting: when, where, which spans, and what came of contesting it. */
export function LedgerEntry({ entry, length, onContest }: LedgerEntryProps) {
  const { fileType, watched, granted, refused, refusedRanges, refusedReason, disputeStatus } = entry;
  const hasRefused = refused > 0 && refusedReason !== '';
  return (
    <li className={styles.entry} data-past={entry.isCounted === 0 ? '' : undefined}>
      <div className={styles.head}>
        <b>{entry.periodName}</b>
        {entry.isCounted === 0 ? <Tag>从头学之前</Tag> : null}
        <span className={styles.when}>
          <time>{shownTime(entry.startedAt)}</time>
          <i className="sep" />
          {entry.device}
          <i className="sep" />
          用时 {spokenSeconds(entry.seconds)}
        </span>
      </div>
      <SpanBar
        spans={watched}
        refused={refusedRanges}
        length={length}
        label={`看过 ${spansText(fileType, watched) || '没有'}`}
      />
      {granted === 0 && watched.length === 0 && !hasRefused ? (
        <p className={styles.idle}>打开过，没有播放</p>
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>新计入</dt>
            <dd>
              {amount(fileType, granted)}
              {watched.length > 0 ? <span>看过 {spansText(fileType, watched)}</span> : null}
            </dd>
          </div>
          {hasRefused ? (
            <div className={styles.refused}>
              <dt>没有计入</dt>
              <dd>
                {amount(fileType, refused)}
                <span>
                  {spansText(fileType, refusedRanges)}，{refusedReasons[refusedReason]}
                </span>
              </dd>
            </div>
          ) : null}
        </dl>
      )}
      {disputeStatus === null ? (
        hasRefused && entry.isCounted === 1 ? (
          <Button size="sm" onClick={onContest}>
            提出异议
          </Button>
        ) : null
      ) : (
        <Contested status={disputeStatus} opinion={entry.disputeOpinion} />
      )}
    </li>
  );
}

function Contested({ status, opinion }: { status: number; opinion: string }) {
  if (status === 0) {
    return (
      <StatusDot tone="waiting" reason={`课程的讲师会处理，目标 ${REVIEW_TARGET_TEXT}内，结果会发消息`}>
        异议待处理
      </StatusDot>
    );
  }
  return (
    <StatusDot tone={status === 1 ? 'passed' : 'failed'} reason={opinion || undefined}>
      {status === 1 ? '异议已同意，已经计入' : '异议没有同意'}
    </StatusDot>
  );
}
