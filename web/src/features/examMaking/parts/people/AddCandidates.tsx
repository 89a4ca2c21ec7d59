import { useState } from 'react';
import type { sources } from '#contract/exam/candidate.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { addGrades, addOfferings, addStudents } from '../calls.ts';
import { AddOne } from './AddOne.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import styles from './People.module.css';

export type Sources = OutputOf<typeof sources.output>;

interface AddCandidatesProps {
  /** Empty: it is not saved yet. */
  assessmentId: string;
  sources: Sources;
}

/** Everybody of classes, offerings or the organization, one by one, or from a list. */
export function AddCandidates({ assessmentId, sources }: AddCandidatesProps) {
  const [isPasting, setPasting] = useState(false);
  const grades = usePress(addGrades);
  const offerings = usePress(addOfferings);
  const students = usePress(addStudents);
  const isNew = assessmentId === '';
  const told = (sent: Promise<{ addedCount: number } | undefined>) => sent.then((done) => done !== undefined);
  return (
    <div className={styles.add}>
      {isNew ? <p className={styles.quiet}>先填好名称，保存成草稿以后就能添加考生</p> : null}
      <PickGroup
        label="从班级添加"
        none="没有你管理或任教的班级"
        of={sources.grades}
        isDisabled={isNew || grades.sending}
        onAdd={(gradeIds) => told(grades.send({ assessmentId, gradeIds }, '已添加班级的学员'))}
      />
      <PickGroup
        label="从开课添加"
        none="没有你任教的开课"
        of={sources.offerings}
        isDisabled={isNew || offerings.sending}
        onAdd={(offeringIds) => told(offerings.send({ assessmentId, offeringIds }, '已添加开课的学员'))}
      />
      <AddOne assessmentId={assessmentId} />
      <div className={styles.bar}>
        <Button disabled={isNew} onClick={() => setPasting(true)}>
          导入名单
        </Button>
        {sources.studentCount === null ? null : (
          <Button
            disabled={isNew || sources.studentCount === 0}
            loading={students.sending}
            onClick={() => void students.send({ assessmentId }, '已添加本单位的学生')}
          >
            添加本单位全部学生（{sources.studentCount} 人）
          </Button>
        )}
      </div>
      {isPasting ? <PasteDialog assessmentId={assessmentId} onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

interface PickGroupProps {
  label: string;
  none: string;
  of: Sources['grades'];
  isDisabled: boolean;
  onAdd: (ids: string[]) => Promise<boolean>;
}

function PickGroup({ label, none, of, isDisabled, onAdd }: PickGroupProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = async () => {
    if (await onAdd([...chosen])) setChosen([]);
  };
  return (
    <Field label={label} group>
      {of.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul className={styles.choices}>
        {of.map(({ id, name, count }) => (
          <li key={id}>
            <Checkbox
              label={`${name}（${count} 人）`}
              checked={chosen.includes(id)}
              onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
          </li>
        ))}
      </ul>
      {of.length > 0 ? (
        <Button size="sm" disabled={isDisabled || chosen.length === 0} onClick={() => void add()}>
          添加选中的 {chosen.length} 个
        </Button>
      ) : null}
    </Field>
  );
}
