import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { MOST_CHILDREN, QuestionType } from '#contract/rules/questions.ts';
import type { Child, ChildKey, Keyed, SimpleType } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { RichField } from '../../../../kit/richText/RichField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { useErrorAt, useValueAt } from './at.ts';
import { blankChild, retyped } from './blank.ts';
import styles from './Editor.module.css';
import { Points } from './SmallFields.tsx';
import { Segments, simpleTypes, TypeFields } from './TypeFields.tsx';

const BODY = 'question.body.children';
const KEY = 'question.key.children';

/** The questions below a material; each has its key at the same place in the list of keys. */
export function Children({ form }: { form: Fields }) {
  const children = useValueAt(form, BODY) as Child[];
  const [bodies, keys] = [form.rows(BODY), form.rows(KEY)];
  const move = (from: number, to: number) => {
    bodies.move(from, to);
    keys.move(from, to);
  };
  const remove = (index: number) => {
    bodies.remove(index);
    keys.remove(index);
  };
  const add = () => {
    const { child, key } = blankChild(QuestionType.single);
    bodies.append(child);
    keys.append(key);
  };
  return (
    <section aria-label="小题">
      {children.map(({ id, questionType }, index) => {
        const name = `第 ${index + 1} 小题`;
        return (
          <fieldset key={`${id}:${questionType}`} className={styles.child}>
            <legend>{name}</legend>
            <span className={styles.rowActs}>
              <IconButton
                size="sm"
                label={`上移${name}`}
                icon={<ArrowUp size={15} aria-hidden="true" />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={`下移${name}`}
                icon={<ArrowDown size={15} aria-hidden="true" />}
                disabled={index === children.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                size="sm"
                label={`去掉${name}`}
                icon={<X size={15} aria-hidden="true" />}
                disabled={children.length === 1}
                onClick={() => remove(index)}
              />
            </span>
            <OneChild form={form} index={index} questionType={questionType} name={name} />
          </fieldset>
        );
      })}
      {children.length < MOST_CHILDREN ? (
        <Button size="sm" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
          加一道小题
        </Button>
      ) : null}
    </section>
  );
}

interface OneChildProps {
  form: Fields;
  index: number;
  questionType: SimpleType;
  name: string;
}

function OneChild({ form, index, questionType, name }: OneChildProps) {
  const [body, key] = [`${BODY}.${index}`, `${KEY}.${index}`];
  const child = useValueAt(form, body) as Child;
  const own = useValueAt(form, key) as ChildKey;
  const retype = (type: SimpleType) => {
    const before = { questionType, body: child.body, key: own.key } as Keyed<SimpleType>;
    const { body: nextBody, key: nextKey } = retyped(before, type);
    form.setValue(body, { ...child, questionType: type, body: nextBody });
    form.setValue(key, { ...own, questionType: type, key: nextKey });
  };
  return (
    <>
      <Segments label="题型" values={simpleTypes} labels={QuestionType.labels} value={questionType} onChoose={retype} />
      <Html form={form} path={`${body}.stem`} label={`${name}的题干`} required />
      <TypeFields
        at={{ form, body: `${body}.body`, key: `${key}.key` }}
        questionType={questionType}
        stem={`${body}.stem`}
      />
      <Points form={form} path={`${body}.points`} label="分值" />
      <Html form={form} path={`${key}.analysis`} label={`${name}的解析`} />
    </>
  );
}

function Html({ form, path, label, required }: { form: Fields; path: string; label: string; required?: boolean }) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  return (
    <Field label={label} group required={required} error={error}>
      <RichField
        label={label}
        set="question"
        max={5000}
        value={String(value ?? '')}
        onChange={set}
        onBlur={onBlur}
        focusRef={ref}
      />
    </Field>
  );
}
