import { useNavigate } from 'react-router';
import type { sources } from '#contract/exam/task.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Tasks.module.css';

interface ScopeSwitchProps {
  scope: { gradeId?: string; offeringId?: string; courseId?: string };
  places: OutputOf<typeof sources.output>;
}

/** Whose learners are meant: of everything, or of one class, offering or course. */
export function ScopeSwitch({ scope, places }: ScopeSwitchProps) {
  const navigate = useNavigate();
  const kinds = [
    { query: 'gradeId', label: '班级', rows: places.grades },
    { query: 'offeringId', label: '开课', rows: places.offerings },
    { query: 'courseId', label: '课程', rows: places.courses },
  ] as const;
  const chosen = kinds.find(({ query }) => scope[query] !== undefined);
  const value = chosen ? `${chosen.query}=${scope[chosen.query]}` : '';
  return (
    <div className={styles.bar}>
      <Field label="看谁的" hideLabel>
        <Select
          size="sm"
          value={value}
          onChange={({ target }) => void navigate(target.value === '' ? '?' : `?${target.value}`)}
          options={[
            { value: '', label: '我带的全部学员' },
            ...kinds.flatMap(({ query, label, rows }) =>
              rows.map(({ id, name }) => ({ value: `${query}=${id}`, label: `${label}：${name}` })),
            ),
          ]}
        />
      </Field>
    </div>
  );
}
