import { readNumber } from '#contract/rules/marking.ts';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './Fields.module.css';

/** A number as one likes to write it, with its unit where there is one to choose. */
export function NumberAnswer({ body: { units }, answer, onAnswer, label, idBase }: FieldProps<7>) {
  const { value, unit } = answer ?? { value: '', unit: '' };
  const say = (next: { value: string; unit: string }) => onAnswer(next.value === '' && next.unit === '' ? null : next);
  const isUnread = value.trim() !== '' && readNumber(value) === undefined;
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={styles.number}>
        <Input
          aria-label="数值"
          aria-describedby={`${idBase}-note`}
          inputMode="text"
          autoComplete="off"
          placeholder="填数值"
          maxLength={40}
          value={value}
          onChange={({ target }) => say({ value: target.value, unit })}
        />
        {units.length > 0 ? (
          <Select
            aria-label="单位"
            placeholder="选单位"
            options={units.map((one) => ({ value: one, label: one }))}
            value={unit}
            onChange={({ target }) => say({ value, unit: target.value })}
          />
        ) : null}
      </div>
      <p id={`${idBase}-note`} className={isUnread ? `${styles.note} ${styles.over}` : styles.note} aria-live="polite">
        {isUnread ? '这不像一个数，请只写数字，单位不要写在里面' : '可以写小数、分数（3/4）、百分数或科学计数（1.2e3）'}
      </p>
    </fieldset>
  );
}
