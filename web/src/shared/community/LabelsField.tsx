import { useEffect, useState } from 'react';
import type { LabelType } from '#contract/rules/blog.ts';
import { LABEL_LENGTH, MOST_LABELS } from '#contract/rules/blog.ts';
import type { Fields } from '../../kit/form/fields.ts';
import type { PathOf } from '../../kit/form/paths.ts';
import { useField, useFieldsState } from '../../kit/form/useFields.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './Write.module.css';

/** Labels as chips; Enter or a comma ends one, those that others use are suggested. */
export function LabelsField<V extends { labels: string[] }>({
  form,
  labelType,
}: {
  form: Fields<V>;
  labelType: LabelType;
}) {
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<readonly string[]>([]);
  const { value, set } = useField(form, 'labels' as PathOf<V>);
  const error = useFieldsState(form, ({ errors }) => errors['labels']);
  const labels = value as string[];
  const isFull = labels.length >= MOST_LABELS;
  useEffect(() => {
    const words = typed.trim().slice(0, LABEL_LENGTH);
    if (words === '') return undefined;
    const timer = setTimeout(() => {
      void Promise.all([import('../../kit/call.ts'), import('#contract/community/label.ts')])
        .then(([{ call }, { list }]) =>
          call(list, { labelType, labelName: words, pageSize: 8 }, { isShowErrTip: false }),
        )
        .then((page) => setKnown(page.list.map(({ labelName }) => labelName)))
        .catch(() => setKnown([]));
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, labelType]);
  const add = (text: string) => {
    const fresh = text.split(/[,，、;；\s]+/).filter((label) => label !== '' && !labels.includes(label));
    const room = [...new Set(fresh.map((label) => label.slice(0, LABEL_LENGTH)))].slice(0, MOST_LABELS - labels.length);
    if (room.length > 0) set([...labels, ...room]);
    setTyped('');
  };
  return (
    <Field label="标签" error={error} help={`最多 ${MOST_LABELS} 个，每个 ${LABEL_LENGTH} 个字以内，按回车添加`}>
      <Input
        value={typed}
        maxLength={100}
        disabled={isFull}
        list="known-labels"
        placeholder={isFull ? '已经满了' : '例如：数据分析'}
        onChange={({ target }) => (/[,，、;；]$/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => add(typed)}
      />
      <datalist id="known-labels">
        {(typed.trim() === '' ? [] : known).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {labels.length > 0 ? (
        <span className={styles.labels}>
          {labels.map((label) => (
            <Chip key={label} label={label} onRemove={() => set(labels.filter((one) => one !== label))} />
          ))}
        </span>
      ) : null}
    </Field>
  );
}
