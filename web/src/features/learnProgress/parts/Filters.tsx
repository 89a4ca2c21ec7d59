import type { matrix } from '#contract/exam/learnProgress.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LearnState } from '#contract/rules/learnProgress.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { progressSorts } from './addresses.ts';
import styles from './Progress.module.css';

const sortNames = {
  progressUp: '进度从低到高',
  progress: '进度从高到低',
  recent: '最近学习',
  name: '姓名',
} as const;

interface FiltersProps {
  list: ListHandle<{ courseId: string; offeringId: string; gradeId: string; state: string; keyword: string }>;
  shown: OutputOf<typeof matrix.output>;
}

/** Which learners, in what order, and of several courses which one. */
export function Filters({ list, shown: { courses, courseId, counts } }: FiltersProps) {
  const all = counts.reduce((sum, { people }) => sum + people, 0);
  return (
    <div className={styles.bar}>
      <ListSearch list={list} label="学员的姓名" />
      {courses.length > 1 ? (
        <Field label="课程" hideLabel>
          <Select
            size="sm"
            value={courseId}
            onChange={({ target }) => list.change({ filters: { courseId: target.value }, page: 1 })}
            options={courses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      ) : null}
      <Field label="状态" hideLabel>
        <Select
          size="sm"
          value={list.filters.state}
          onChange={({ target }) => list.change({ filters: { state: target.value }, page: 1 })}
          options={[
            { value: '', label: `全部 ${all} 人` },
            ...counts.map(({ state, people }) => ({
              value: String(state),
              label: `${LearnState.labels[state]} ${people} 人`,
            })),
          ]}
        />
      </Field>
      <Field label="次序" hideLabel>
        <Select
          size="sm"
          value={list.sort}
          onChange={({ target }) => list.change({ sort: target.value })}
          options={progressSorts.map((value) => ({ value, label: sortNames[value] }))}
        />
      </Field>
    </div>
  );
}
