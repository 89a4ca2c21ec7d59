import { useState } from 'react';
import { daysBetween } from '#contract/rules/calendar.ts';
import { bellsWords, dayWords } from '#contract/rules/calendarWords.ts';
import { ExchangeKind, ExchangeState, openExchanges } from '#contract/rules/exchange.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Exchange, ExchangedLesson } from '#contract/user/lessonExchange.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { withdrawAsking } from './exchangeCalls.ts';
import styles from './Exchange.module.css';

interface ExchangeRowProps {
  exchange: Exchange & { isMine: boolean };
  isSchool: boolean;
  today: string;
}

const tones = {
  [ExchangeState.asked]: 'info',
  [ExchangeState.agreed]: 'warn',
  [ExchangeState.done]: 'ok',
  [ExchangeState.declined]: 'danger',
  [ExchangeState.refused]: 'danger',
  [ExchangeState.withdrawn]: 'neutral',
} as const;

/** One asking: which lesson, whom, why, how it stands, and what the one who looks at it may do. */
export function ExchangeRow({ exchange, isSchool, today }: ExchangeRowProps) {
  const [deciding, setDeciding] = useState<boolean | null>(null);
  const withdrawing = usePress(withdrawAsking);
  const { id, exchangeKind, exchangeState, fromName, toName, lesson, otherLesson, reason, isMine } = exchange;
  const mayDecide = isSchool
    ? exchangeState === ExchangeState.agreed
    : !isMine && exchangeState === ExchangeState.asked;
  const words = isSchool ? (['通过', '不通过'] as const) : (['答应', '不便'] as const);
  return (
    <Row
      heading="h2"
      stacks
      title={`${fromName}请${toName}${ExchangeKind.labels[exchangeKind]}「${lesson.offeringName}」`}
      tags={<Tag tone={tones[exchangeState]}>{ExchangeState.labels[exchangeState]}</Tag>}
      meta={
        <>
          {shownTime(exchange.gmtCreate)} 提出
          {openExchanges.includes(exchangeState) ? `，${waited(exchange.gmtCreate, today)}` : ''}
        </>
      }
      end={
        mayDecide ? (
          <span className={styles.acts}>
            <Button size="sm" onClick={() => setDeciding(false)}>
              {words[1]}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setDeciding(true)}>
              {words[0]}
            </Button>
          </span>
        ) : isMine && openExchanges.includes(exchangeState) ? (
          <Button size="sm" loading={withdrawing.sending} onClick={() => void withdrawing.send({ id }, '撤回成功')}>
            撤回
          </Button>
        ) : undefined
      }
    >
      <p className={styles.words}>{lessonWords(lesson)}</p>
      {otherLesson ? <p className={styles.words}>换：{lessonWords(otherLesson)}</p> : null}
      <p className={styles.words}>原因：{reason}</p>
      {exchange.answerOpinion ? (
        <p className={styles.words}>
          {toName}：{exchange.answerOpinion}
        </p>
      ) : null}
      {exchange.auditOpinion ? <p className={styles.words}>教务：{exchange.auditOpinion}</p> : null}
      {deciding === null ? null : (
        <DecideDialog
          id={id}
          isYes={deciding}
          isSchool={isSchool}
          label={words[deciding ? 0 : 1]}
          about={`${ExchangeKind.labels[exchangeKind]}「${lesson.offeringName}」`}
          onClose={() => setDeciding(null)}
        />
      )}
    </Row>
  );
}

const lessonWords = ({ offeringName, gradeNames, roomName, day, fromBell, toBell }: ExchangedLesson): string =>
  [offeringName, gradeNames.join('、'), `${dayWords(day)} ${bellsWords(fromBell, toBell)}`, roomName]
    .filter(Boolean)
    .join('，');

/** How long it has been waiting, in days. */
function waited(since: string, today: string): string {
  const days = daysBetween(since.slice(0, 10), today);
  return days <= 0 ? '今天提出' : `等了 ${days} 天`;
}
