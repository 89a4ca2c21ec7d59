import { useState } from 'react';
import { COURSE_TAGS, TAG_LENGTH } from '#contract/fields/course.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField, useFieldsState } from '../../../../kit/form/useFields.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import type { FactsValues } from './CategoryFields.tsx';
import styles from './Facts.module.css';

/** Tags as chips; Enter or a comma ends one. */
export function TagsField({ form }: { form: Fields<FactsValues> }) {
  const [typed, setTyped] = useState('');
  const { value, set } = useField(form, 'tags');
  const error = useFieldsState(form, ({ errors }) => errors['tags']);
  const tags = value as string[];
  const isFull = tags.length >= COURSE_TAGS;
  const add = (text: string) => {
    const fresh = text.split(/[,，、;；\s]+/).filter((tag) => tag !== '' && !tags.includes(tag));
    const room = fresh.slice(0, COURSE_TAGS - tags.length).map((tag) => tag.slice(0, TAG_LENGTH));
    if (room.length > 0) set([...tags, ...room]);
    setTyped('');
  };
  return (
    <Field label="标签" error={error} help={`最多 ${COURSE_TAGS} 个，每个 ${TAG_LENGTH} 个字以内，按回车添加`}>
      <Input
        value={typed}
        maxLength={100}
        disabled={isFull}
        placeholder={isFull ? '已经满了' : '例如：数据分析'}
        onChange={({ target }) => (/[,，、;；]$/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => add(typed)}
      />
      {tags.length > 0 ? (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag} label={tag} onRemove={() => set(tags.filter((one) => one !== tag))} />
          ))}
        </span>
      ) : null}
    </Field>
  );
}
