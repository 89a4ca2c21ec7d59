import type { DecidedReview, ReviewedCourse } from '#contract/course/courseReview.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './History.module.css';

/** What was decided on earlier times, the newest first. */
export function History({ row: { history, facts, chapters } }: { row: ReviewedCourse }) {
  if (history.length === 0) return <p className={styles.none}>这是第一次提交</p>;
  const names = new Map([
    ...facts.map(({ field, label }) => [field, label] as const),
    ...chapters.flatMap(({ id, name, periods }) => [
      [`chapter:${id}`, name] as const,
      ...periods.map((period) => [`period:${period.id}`, period.name] as const),
    ]),
  ]);
  return (
    <RowList label="以前的审核">
      {history.map((one) => (
        <Row
          key={one.id}
          dense
          title={`${shownTime(one.submitTime)} 提交，${one.changeCount} 处改动`}
          tags={<StatusDot tone={tones[one.auditStatus]}>{ReviewState.labels[one.auditStatus]}</StatusDot>}
          meta={[one.submitNote, one.auditTime && `${shownTime(one.auditTime)} ${one.auditorName}`]
            .filter(Boolean)
            .join('；')}
        >
          <Said of={one} nameOf={(target) => names.get(target) ?? '已经删除的内容'} />
        </Row>
      ))}
    </RowList>
  );
}

const tones = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle' } as const;

function Said({ of: { auditOpinion, remarks }, nameOf }: { of: DecidedReview; nameOf: (target: string) => string }) {
  return (
    <ul className={styles.said}>
      {auditOpinion === '' ? null : <li>{auditOpinion}</li>}
      {remarks.map(({ target, text }) => (
        <li key={target}>
          <b>{nameOf(target)}</b>：{text}
        </li>
      ))}
    </ul>
  );
}
