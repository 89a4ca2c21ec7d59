import { LateRule } from '#contract/rules/assessments.ts';
import { taskFileKindNames, taskFileKinds } from '#contract/rules/tasks.ts';
import type { TaskFileKind } from '#contract/rules/tasks.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { FormCheckbox } from '../../../../kit/form/FormCheckbox.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import { useBound } from '../../../../kit/form/useBound.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import styles from '../Tasks.module.css';

const flags = [1, 0] as const;
const lateRules = LateRule.values.map((value) => ({ value, label: LateRule.labels[value] }));

/** What is taken and until when, and whether classmates review. */
export function RuleFields({ form }: { form: Fields }) {
  const isDeducted = useField(form, 'rules.lateRule').value === LateRule.deduct;
  const takesFiles = useField(form, 'rules.takesFiles').value === 1;
  const isPeer = useField(form, 'rules.isPeer').value === 1;
  return (
    <>
      <FormCheckbox form={form} name="rules.takesText" label="收什么" sentence="正文" values={flags} />
      <FormCheckbox form={form} name="rules.takesFiles" label="收文件" hideLabel sentence="文件" values={flags} />
      {takesFiles ? (
        <FieldPair>
          <FileKinds form={form} />
          <FormNumber form={form} name="rules.maxFiles" />
        </FieldPair>
      ) : null}
      <FormRadios form={form} name="rules.lateRule" rowClass={styles.inRow} options={lateRules} />
      {isDeducted ? <FormNumber form={form} name="rules.latePercent" /> : null}
      <FormCheckbox form={form} name="rules.isPeer" label="互评" sentence="截止以后请同学互相评价" values={flags} />
      {isPeer ? (
        <>
          <FieldPair>
            <FormNumber form={form} name="rules.peerCount" />
            <FormNumber form={form} name="rules.peerDays" />
          </FieldPair>
          <FormNumber form={form} name="rules.peerPercent" />
          <FormCheckbox
            form={form}
            name="rules.isPeerAnonymous"
            label="匿名"
            sentence="评价的人与被评的人互不知道姓名"
            values={flags}
          />
        </>
      ) : null}
    </>
  );
}

function FileKinds({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'rules.fileKinds', label: '收哪些文件' });
  const { value, set } = useField(form, 'rules.fileKinds');
  const chosen = (value ?? []) as readonly TaskFileKind[];
  return (
    <Field {...frame} group>
      <span className={styles.inRow}>
        {taskFileKindNames.map((kind) => (
          <Checkbox
            key={kind}
            label={taskFileKinds[kind].label}
            checked={chosen.includes(kind)}
            onChange={() => set(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind])}
          />
        ))}
      </span>
    </Field>
  );
}
