import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuesCard } from '#contract/community/questionsShapes.ts';
import { quesPath, QuesState } from '#contract/rules/ques.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { countText, isoText } from '../../../shared/courses/figures.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Questions.module.css';

/** Whether a question was answered to its asker's liking, is closed, or waits. */
export function QuesStatus({ of }: { of: Pick<QuesCard, 'isSolved'> & Partial<Pick<QuesCard, 'quesState'>> }) {
  if (of.quesState === QuesState.removed)
    return <StatusDot tone="failed">{QuesState.labels[QuesState.removed]}</StatusDot>;
  if (of.isSolved === 1) return <StatusDot tone="passed">已解决</StatusDot>;
  if (of.quesState === QuesState.closed) return <StatusDot tone="idle">{QuesState.labels[QuesState.closed]}</StatusDot>;
  return <StatusDot tone="waiting">等回答</StatusDot>;
}

/** The points that an answer may get. */
export const RewardMark = ({ points }: { points: number }) => (
  <span className={styles.reward}>
    <Gift size={16} aria-hidden="true" /> 悬赏 {points}
  </span>
);

/** A question in a list. `title` stands for its own where words in it are marked. */
export function QuesRow({ card, title, end }: { card: QuesCard; title?: ReactNode; end?: ReactNode }) {
  const { id, summary, userName, labels, gmtCreate, rewardPoints, countAnswer } = card;
  const counts = [
    [card.countView, '浏览'],
    [card.countLike, '有用'],
    [card.countFollow, '关注'],
  ] as const;
  return (
    <Row
      heading="h2"
      to={quesPath(id)}
      title={title ?? card.title}
      end={
        end ?? (
          <span className={styles.answers}>
            <b>{countAnswer}</b>回答
          </span>
        )
      }
    >
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <p className={styles.facts}>
        <QuesStatus of={card} />
        {rewardPoints > 0 ? <RewardMark points={rewardPoints} /> : null}
        <span>{userName}</span>
        <time dateTime={isoText(gmtCreate)}>{shownTime(gmtCreate)}</time>
        {counts.map(([count, name]) =>
          count > 0 ? (
            <span key={name}>
              {countText(count)} {name}
            </span>
          ) : null,
        )}
        {labels.map((label) => (
          <TextLink key={label.id} to={`/question?label=${label.id}`} tone="quiet">
            {label.labelName}
          </TextLink>
        ))}
      </p>
    </Row>
  );
}
