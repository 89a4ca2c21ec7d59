import { QuestionType, ToleranceKind } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { codeLanguages } from '#contract/rules/richText.ts';
import { Textarea } from '../../../../ui/Textarea.tsx';
import type { At } from './at.ts';
import { useErrorAt } from './at.ts';
import { Decimal } from './Decimal.tsx';
import styles from './Editor.module.css';

interface ControlProps {
  form: Fields;
  path: string;
  label: string;
  help?: string;
}

/** True or false. */
export function JudgeField({ at: { form, key } }: { at: At }) {
  const { value, set } = useField(form, `${key}.isTrue`);
  return (
    <Field label="正确答案" group>
      <span className={styles.checks}>
        <Radio name={key} label="对" checked={value === 1} onChange={() => set(1)} />
        <Radio name={key} label="错" checked={value === 0} onChange={() => set(0)} />
      </span>
    </Field>
  );
}

/** A number with what it may be off by, and its unit. */
export function NumberFields({ at: { form, body, key } }: { at: At }) {
  return (
    <>
      <FieldPair>
        <Numeric form={form} path={`${key}.value`} label="正确答案" />
        <Numeric form={form} path={`${key}.tolerance`} label="允许的误差" />
      </FieldPair>
      <FieldPair>
        <Chosen
          form={form}
          path={`${key}.toleranceKind`}
          label="误差按"
          options={ToleranceKind.values.map((kind) => ({ value: kind, label: ToleranceKind.labels[kind] }))}
        />
        <Words form={form} path={`${body}.units`} label="可选的单位" help="用 / 隔开；不填就只要数" />
      </FieldPair>
      <Line form={form} path={`${key}.unit`} label="正确的单位" help="要在可选的单位里；没有单位就不填" />
    </>
  );
}

/** What a text answer may be long, or how many files there may be; and of code its language. */
export function LimitFields({ at: { form, body }, questionType }: { at: At; questionType: QuestionType }) {
  if (questionType === QuestionType.file) {
    return <Numeric form={form} path={`${body}.mostFiles`} label="最多几个文件" />;
  }
  if (questionType === QuestionType.code) {
    const languages = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));
    return (
      <>
        <Chosen form={form} path={`${body}.language`} label="编程语言" options={languages} />
        <Code form={form} path={`${body}.starter`} label="一开始给的代码" />
      </>
    );
  }
  return <Numeric form={form} path={`${body}.mostLetters`} label="最多几个字" />;
}

export function Numeric({ form, path, label, help }: ControlProps) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  return (
    <Field label={label} help={help} error={error}>
      <Decimal ref={ref} value={typeof value === 'number' ? value : null} onChange={set} onBlur={onBlur} />
    </Field>
  );
}

/** Marks, kept in tenths. */
export function Points({ form, path, label }: ControlProps) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  return (
    <Field label={label} required error={error}>
      <Decimal
        ref={ref}
        value={typeof value === 'number' ? value / 10 : null}
        onChange={(points) => set(points === null ? null : Math.round(points * 10))}
        onBlur={onBlur}
        tail="分"
      />
    </Field>
  );
}

export function Line({ form, path, label, help, max = 20 }: ControlProps & { max?: number }) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  return (
    <Field label={label} help={help} error={error}>
      <Input
        ref={ref}
        maxLength={max}
        autoComplete="off"
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** A few words, parted by strokes. */
export function Words({ form, path, label, help }: ControlProps) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const split = (typed: string) =>
    set(
      typed
        .split('/')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    );
  return (
    <Field label={label} help={help} error={error}>
      <Input
        ref={ref}
        autoComplete="off"
        defaultValue={(value as string[]).join(' / ')}
        onChange={({ target }) => split(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

interface ChosenProps extends ControlProps {
  options: readonly { value: string | number; label: string }[];
}

export function Chosen({ form, path, label, help, options }: ChosenProps) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const choose = (text: string) => set(options.find((one) => String(one.value) === text)?.value ?? null);
  return (
    <Field label={label} help={help} error={error}>
      <Select
        ref={ref}
        isWide
        value={String(value ?? '')}
        options={options.map((one) => ({ value: String(one.value), label: one.label }))}
        onChange={({ target }) => choose(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

function Code({ form, path, label }: ControlProps) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  return (
    <Field label={label} error={error}>
      <Textarea
        ref={ref}
        rows={5}
        spellCheck={false}
        className={styles.code}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
