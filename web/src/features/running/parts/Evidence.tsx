import { Scale } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Evidence as Shown } from '#contract/exam/runningShapes.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './Evidence.module.css';
import { exactClock, spanText } from './runText.ts';
import { Timeline } from './Timeline.tsx';

/** Their forms come once the record is read. */
const VerdictPart = lazy(() => import('./VerdictPart.tsx').then((part) => ({ default: part.VerdictPart })));

const ReceiptPart = lazy(() => import('./ReceiptPart.tsx').then((part) => ({ default: part.ReceiptPart })));

/** What is on record about a sitting: what happened, what its candidate says, how others did, and what people make of it. */
export function Evidence({ of }: { of: Shown }) {
  const said = of.events.filter(({ explanation }) => explanation !== '');
  const { leaves, awaySeconds } = of.compared;
  const isHydrated = useHydrated();
  return (
    <>
      <Banner tone="info" icon={<Scale size={16} aria-hidden="true" />}>
        系统只记下发生了什么，不下结论。下面的记录考生本人也看得到，可以说明与申诉。
      </Banner>
      <h3 className={styles.head}>
        发生了什么
        {leaves.own ? (
          <span>
            离开 {leaves.own} 次，共 {spanText(awaySeconds.own ?? 0)}
          </span>
        ) : null}
      </h3>
      <Timeline events={of.events} />
      {said.length > 0 ? (
        <>
          <h3 className={styles.head}>考生说明</h3>
          {said.map(({ id, explanation, explainedAt }) => (
            <p key={id} className={styles.say}>
              {explanation}
              <small>{exactClock(explainedAt)} 提交</small>
            </p>
          ))}
        </>
      ) : null}
      <h3 className={styles.head}>放在全场里看</h3>
      <Compare of={of.compared} />
      <Suspense>
        {isHydrated ? (
          <>
            <VerdictPart key={of.sittingId} of={of} />
            <ReceiptPart key={`receipt ${of.sittingId}`} sittingId={of.sittingId} />
          </>
        ) : null}
      </Suspense>
    </>
  );
}

function Compare({ of }: { of: Shown['compared'] }) {
  const times = (value: number) => `${value} 次`;
  const rows = [
    { name: '离开次数', of: of.leaves, text: times },
    { name: '离开的时间', of: of.awaySeconds, text: spanOf },
    { name: '复制与粘贴', of: of.copies, text: times },
    { name: '每题用时', of: of.secondsPerItem, text: spanOf },
  ];
  return (
    <table className={styles.compare}>
      <caption className="sr-only">与全场的中位数比较</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">项目</th>
          <th scope="col">这位考生</th>
          <th scope="col">全场中位数</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of: { own, median }, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{own === null ? '—' : text(own)}</td>
            <td>{median === null ? '' : `全场中位 ${text(median)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const spanOf = (seconds: number): string => spanText(Math.round(seconds));
