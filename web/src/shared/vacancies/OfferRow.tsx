import type { ReactNode } from 'react';
import type { Letter } from '#contract/position/offerLetter.ts';
import { OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { StatusTone } from '../../ui/StatusDot.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Row } from '../../ui/Row.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import styles from './OfferRow.module.css';

const tones: Readonly<Record<OfferState, StatusTone>> = {
  [OfferState.sent]: 'waiting',
  [OfferState.accepted]: 'passed',
  [OfferState.declined]: 'failed',
  [OfferState.withdrawn]: 'idle',
  [OfferState.expired]: 'idle',
};

interface OfferRowProps {
  row: Letter;
  /** Who the other side is. */
  title: string;
  to?: string;
  /** Before what was answered: 对方说, 你说. */
  says: string;
  /** What may be done with it. */
  children?: ReactNode;
}

/** A letter with its terms and how it stands; both sides read the same. */
export function OfferRow({ row, title, to, says, children }: OfferRowProps) {
  const { offerKind, offerState, positionName, expiresOn, pdfUrl, offerNo, answerText } = row;
  const until = offerState === OfferState.sent ? `，最晚 ${expiresOn}` : '';
  return (
    <Row
      heading="h2"
      stacks
      title={title}
      {...(to === undefined ? {} : { to })}
      meta={`「${positionName}」，${OfferKind.labels[offerKind]}，${shownTime(row.sentAt)} 发出，编号 ${offerNo}`}
      end={
        <StatusDot tone={tones[offerState]}>
          {OfferState.labels[offerState]}
          {until}
        </StatusDot>
      }
    >
      <FactList
        label={`${title}的录用信`}
        facts={[
          { label: '工作地点', value: row.place },
          { label: '薪资', value: row.salaryText },
          { label: '开始', value: row.startOn },
          { label: '结束', value: row.endOn },
          { label: '试用期', value: row.probation },
          { label: '学校', value: row.schoolName },
          { label: '信里说', value: row.words },
          { label: says, value: answerText },
        ]}
      />
      <div className={styles.acts}>
        <a className={styles.file} href={pdfUrl} target="_blank" rel="noreferrer" aria-label={`看${title}的录用信`}>
          看 PDF
        </a>
        {children}
      </div>
    </Row>
  );
}
