import type { QueueRow } from '#contract/exam/marking.ts';
import { pointsText } from '#contract/rules/points.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './Desk.module.css';
import type { DeskHandle, QueueName } from './useDesk.ts';

interface QueueProps {
  of: DeskHandle;
  counts: { waiting: number; doubtful: number; done: number };
}

/** The three lists of a question; an entry opens the answer. */
export function Queue({ of, counts }: QueueProps) {
  const openId = of.current.kind === 'open' ? of.current.answer.answerId : undefined;
  return (
    <>
      <Tabs
        label="哪些作答"
        idBase="queue"
        current={String(of.queue)}
        onSelect={(key) => of.choose(Number(key) as QueueName)}
        items={[
          { key: '0', label: '队列', count: counts.waiting },
          { key: '1', label: '存疑', count: counts.doubtful },
          { key: '2', label: '已阅', count: counts.done },
        ]}
      />
      <div id="queue-panel" role="tabpanel" aria-labelledby={`queue-tab-${of.queue}`}>
        {of.rows.length === 0 ? <p className={styles.note}>这里没有作答</p> : null}
        <ul className={styles.rows}>
          {of.rows.map((row) => (
            <li key={row.answerId} data-state={stateOf(row)}>
              <BareButton aria-current={row.answerId === openId || undefined} onClick={() => of.open(row.answerId)}>
                <i aria-hidden="true" />
                <b>{row.name}</b>
                <em>{pointsOf(row)}</em>
                <small>{noteOf(row)}</small>
              </BareButton>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const stateOf = ({ isDoubtful, points }: QueueRow): string =>
  isDoubtful ? 'doubtful' : points === null ? 'open' : 'done';

function pointsOf({ isDoubtful, points, myPoints }: QueueRow): string {
  if (isDoubtful) return '存疑';
  const shown = points ?? myPoints;
  return shown === null ? '' : pointsText(shown);
}

function noteOf({ isHeld, isDoubtful, remark, givenCount, points, isUnanswered, letters }: QueueRow): string {
  if (isHeld) return '别的老师正在批';
  if (isDoubtful && remark) return remark;
  if (points === null && givenCount >= 2) return '两位老师分差过大';
  if (points === null && givenCount === 1) return '一阅已给分';
  if (isUnanswered) return '未作答';
  return letters > 0 ? `${letters} 字` : '';
}
