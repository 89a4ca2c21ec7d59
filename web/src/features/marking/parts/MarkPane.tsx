import type { Opened, Overview } from '#contract/exam/marking.ts';
import { pointsText } from '#contract/rules/points.ts';
import { areApart } from '#contract/rules/markRounds.ts';
import type { ByHand } from '#contract/rules/questions.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Desk.module.css';
import { MarkWords } from './MarkWords.tsx';
import { Rubric } from './Rubric.tsx';
import type { MarkHandle } from './useMark.ts';

interface MarkPaneProps {
  of: MarkHandle;
  answer: Opened;
  desk: Overview;
  criterion: number;
  answerKey: Partial<ByHand>;
  onSend: () => void;
  onDoubt: () => void;
}

const rounds = ['', '一阅', '二阅', '三阅'];

/** What an answer earns, by criterion or as a whole. */
export function MarkPane({ of, answer, desk, criterion, answerKey, onSend, onDoubt }: MarkPaneProps) {
  const { issues, total, sum, criteria, isSettled, sending } = of;
  const shown = total ?? (criteria.length > 0 ? sum : null);
  const isRound = desk.isMarkedTwice === 1 && answer.round > 0 && !isSettled;
  return (
    <aside className={styles.pane} aria-label="评分">
      <div className={styles.paneHead}>
        <h2>{isRound ? `评分（${rounds[answer.round]}）` : '评分'}</h2>
        <p aria-live="polite">
          <b>{shown === null ? '—' : pointsText(shown)}</b> / {pointsText(answer.fullPoints)} 分
        </p>
      </div>
      <Rubric of={of} answerKey={answerKey} worth={answer.worth} fullPoints={answer.fullPoints} current={criterion} />
      <MarkWords of={of} help="改了分数才需要写，会留在改分记录里" />
      <Others answer={answer} spread={desk.spread} />
      {issues.form ? (
        <p role="alert" className={styles.failure}>
          {issues.form}
        </p>
      ) : null}
      <div className={styles.acts}>
        {isSettled ? null : (
          <Button onClick={onDoubt} disabled={sending}>
            存疑
          </Button>
        )}
        <Button variant="primary" className={styles.send} loading={sending} loadingLabel="提交中" onClick={onSend}>
          {isSettled ? '保存并下一份' : '提交并下一份'}
        </Button>
      </div>
    </aside>
  );
}

/** What the other markers gave, once it may be seen. */
function Others({ answer: { others, mine, fullPoints }, spread }: { answer: Opened; spread: number }) {
  if (others.length === 0) return null;
  const given = [...others, ...(mine ? [mine] : [])].flatMap(({ points }) => (points === null ? [] : [points]));
  const [one, other] = given;
  const apart =
    one !== undefined && other !== undefined && areApart(one, other, fullPoints, { isMarkedTwice: 1, spread });
  return (
    <section className={styles.others} aria-label="别的老师的分">
      <h3>
        别的老师的分
        {apart ? (
          <span>{`差 ${pointsText(Math.abs(one - other))} 分，允许 ${pointsText((fullPoints * spread) / 100)} 分`}</span>
        ) : null}
      </h3>
      <ul>
        {others.map(({ round, points, remark, markerName, isDoubtful }) => (
          <li key={round}>
            <b>{[rounds[round], markerName].filter(Boolean).join(' ')}</b>
            <span>{points === null ? (isDoubtful ? '存疑' : '没有给分') : `${pointsText(points)} 分`}</span>
            {remark ? <small>{remark}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
