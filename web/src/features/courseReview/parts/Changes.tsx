import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { fileAddress } from '#contract/rules/uploads.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { TagTone } from '../../../ui/Tag.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import styles from './Changes.module.css';
import { RemarkBox } from './RemarkBox.tsx';
import type { Remarking } from './RemarkBox.tsx';

type Change = ReviewedCourse['changes'][number];

const words: Record<Change['kind'], { label: string; tone: TagTone }> = {
  added: { label: '新增', tone: 'ok' },
  removed: { label: '删除', tone: 'danger' },
  changed: { label: '修改', tone: 'info' },
  moved: { label: '移动', tone: 'neutral' },
  replaced: { label: '换了内容', tone: 'warn' },
};

/** What is different from the public copy, place by place. */
export function Changes({ row, ...remarking }: { row: ReviewedCourse } & Remarking) {
  if (row.changes.length === 0) {
    return <Empty title="和公开的一样" note="没有不同的地方，全部内容在旁边一页" action={null} />;
  }
  const known = new Set([
    ...row.facts.map(({ field }) => field),
    ...row.chapters.flatMap(({ id, periods }) => [`chapter:${id}`, ...periods.map((period) => `period:${period.id}`)]),
  ]);
  return (
    <ul className={styles.changes}>
      {row.changes.map((change) => (
        <li key={`${change.kind} ${change.target}`} className={styles.change}>
          <div className={styles.head}>
            <Tag tone={words[change.kind].tone}>{words[change.kind].label}</Tag>
            <b>
              {placeOf(change)}
              {change.name}
            </b>
          </div>
          <Difference of={change} />
          {known.has(change.target) ? <RemarkBox {...remarking} target={change.target} name={change.name} /> : null}
        </li>
      ))}
    </ul>
  );
}

const placeOf = ({ target }: Change): string =>
  target.startsWith('chapter:') ? '章 · ' : target.startsWith('period:') ? '课时 · ' : '';

function Difference({ of: { kind, before, after } }: { of: Change }) {
  if (kind === 'moved') return <p className={styles.quiet}>只换了位置，内容没有变</p>;
  return <TwoVersions before={before === '' ? null : <Value of={before} />} after={afterOf(kind, after)} />;
}

function afterOf(kind: Change['kind'], after: string) {
  if (kind === 'removed') return null;
  return after === '' ? '（清空）' : <Value of={after} />;
}

const Value = ({ of: value }: { of: string }) =>
  fileAddress.test(value) ? <img src={value} alt="封面" className={styles.cover} /> : value;
