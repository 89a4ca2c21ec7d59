import { MOST_SHOW_PROJECTS } from '#contract/rules/startShows.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Policy.module.css';

interface StageFieldProps {
  form: Fields;
  /** The projects there are to choose from, and those on stage. */
  known: readonly { id: string; projectName: string }[];
}

/** Who is on stage, in the order in which they were chosen. */
export function StageField({ form, known }: StageFieldProps) {
  const { value, set } = useField(form, 'projectIds');
  const chosen = (value ?? []) as readonly string[];
  const nameOf = (id: string) => known.find((one) => one.id === id)?.projectName ?? '';
  const rest = [...new Map(known.map((one) => [one.id, one])).values()].filter(({ id }) => !chosen.includes(id));
  return (
    <FormField form={form} name="projectIds" group help="只能选本单位受理、团队公开着的项目">
      <ol className={styles.picked} aria-label="上场的项目">
        {chosen.map((id, at) => (
          <li key={id} className={styles.pick}>
            <span>
              {at + 1}. {nameOf(id)}
            </span>
            <Button
              size="sm"
              variant="text"
              aria-label={`去掉${nameOf(id)}`}
              onClick={() => set(chosen.filter((one) => one !== id))}
            >
              去掉
            </Button>
          </li>
        ))}
      </ol>
      <Select
        aria-label="添加项目"
        placeholder={rest.length === 0 ? '没有可以添加的了' : '添加项目'}
        value=""
        disabled={rest.length === 0 || chosen.length >= MOST_SHOW_PROJECTS}
        options={rest.map(({ id, projectName }) => ({ value: id, label: projectName }))}
        onChange={({ target }) => set([...chosen, target.value])}
      />
    </FormField>
  );
}
