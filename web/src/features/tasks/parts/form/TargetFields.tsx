import { useState } from 'react';
import type { sources } from '#contract/exam/task.ts';
import type { Target } from '#contract/exam/taskShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useBound } from '../../../../kit/form/useBound.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import styles from '../Tasks.module.css';
import { LearnerDialog } from './LearnerDialog.tsx';

interface TargetFieldsProps {
  form: Fields;
  places: OutputOf<typeof sources.output>;
  /** The single learners who are chosen already, by name. */
  known: readonly Target[];
}

/** Whom a task is for: classes, offerings, courses, and learners one by one. */
export function TargetFields({ form, places, known }: TargetFieldsProps) {
  return (
    <>
      <Group form={form} name="gradeIds" of={places.grades} none="没有你带的班级" />
      {places.offerings.length > 0 ? <Group form={form} name="offeringIds" of={places.offerings} none="" /> : null}
      {places.courses.length > 0 ? <Group form={form} name="courseIds" of={places.courses} none="" /> : null}
      <People form={form} known={known} />
    </>
  );
}

interface GroupProps {
  form: Fields;
  name: 'gradeIds' | 'offeringIds' | 'courseIds';
  of: TargetFieldsProps['places']['grades'];
  none: string;
}

function Group({ form, name, of, none }: GroupProps) {
  const { frame } = useBound({ form, name });
  const { value, set } = useField(form, name);
  const chosen = (value ?? []) as readonly string[];
  return (
    <Field {...frame} required={false} group>
      {of.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      {of.length > 0 ? (
        <ul className={styles.choices}>
          {of.map(({ id, name: called, count }) => (
            <li key={id}>
              <Checkbox
                label={`${called}（${count} 人）`}
                checked={chosen.includes(id)}
                onChange={() => set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  );
}

function People({ form, known }: { form: Fields; known: readonly Target[] }) {
  const { frame } = useBound({ form, name: 'userNos' });
  const { value, set } = useField(form, 'userNos');
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const chosen = (value ?? []) as readonly string[];
  return (
    <Field {...frame} group help="只布置给其中几位学员时用">
      {chosen.length > 0 ? (
        <p className={styles.quiet}>{chosen.map((id) => names.get(id) ?? '已选的学员').join('、')}</p>
      ) : null}
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {chosen.length === 0 ? '选择学员' : `已选 ${chosen.length} 人，修改`}
        </Button>
      </div>
      {isOpen ? (
        <LearnerDialog
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChange={(ids, called) => {
            setNames((before) => new Map([...before, ...called]));
            set(ids);
          }}
        />
      ) : null}
    </Field>
  );
}
