import type { Overview } from '#contract/exam/runningShapes.ts';
import type { RunShow } from '#contract/rules/running.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './Counts.module.css';
import { awaitedText, clockOf } from './runText.ts';

interface CountsProps {
  of: Overview;
  /** The address of the list with only these. */
  hrefOf: (show: RunShow) => string;
}

/** How many stand where; each leads to who they are. */
export function Counts({ of, hrefOf }: CountsProps) {
  const { counts, medianAnswered, countItems, enterUntil, now } = of;
  const isClosed = enterUntil !== null && now >= enterUntil;
  const figures = [
    {
      show: 'notBegun',
      name: '未开始',
      value: counts.notBegun,
      note: enterUntil === null ? '' : `${clockOf(enterUntil)} ${isClosed ? '起不能再进' : '之前可以进'}`,
    },
    {
      show: 'answering',
      name: '答题中',
      value: counts.answering,
      note: [
        medianAnswered === null ? '' : `中位答到 ${Math.floor(medianAnswered)} / ${countItems}`,
        counts.paused > 0 ? `${counts.paused} 人暂停` : '',
      ]
        .filter(Boolean)
        .join('，'),
    },
    {
      show: 'submitted',
      name: '已交',
      value: counts.submitted,
      note: of.firstSubmittedAt === null ? '' : `最早 ${clockOf(of.firstSubmittedAt)}`,
    },
    { show: 'suspicious', name: '可疑', value: counts.suspicious, note: '含在前面，待核实' },
    { show: 'offline', name: '断线', value: counts.offline, note: awaitedText(of) || '答案存在考生本机' },
  ] as const;
  return (
    <nav className={styles.counts} aria-label="各种状态的人数">
      {figures.map(({ show, name, value, note }) => (
        <Link key={show} to={hrefOf(show)} className={styles.count} data-mark={show} preventScrollReset>
          <span className={styles.name}>{name}</span>
          <b data-some={value > 0 || undefined}>{value}</b>
          {note && (value > 0 || show === 'notBegun') ? <small>{note}</small> : null}
        </Link>
      ))}
    </nav>
  );
}
