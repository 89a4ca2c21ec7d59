import { useState } from 'react';
import { learners } from '#contract/exam/task.ts';
import { useCall } from '../../../../kit/useCall.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import styles from '../Tasks.module.css';

interface LearnerDialogProps {
  chosen: readonly string[];
  /** @param called the names of those who were seen */
  onChange: (ids: string[], called: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}

const MOST_SHOWN = 50;

/** Chooses learners one by one among those somebody teaches. */
export function LearnerDialog({ chosen, onChange, onClose }: LearnerDialogProps) {
  const [keyword, setKeyword] = useState('');
  const { data, error } = useCall(learners, { keyword: keyword.trim().slice(0, 20), pageSize: MOST_SHOWN });
  const toggle = (userNo: string, name: string) =>
    onChange(
      chosen.includes(userNo) ? chosen.filter((one) => one !== userNo) : [...chosen, userNo],
      new Map([[userNo, name]]),
    );
  return (
    <Dialog
      open
      title="选择学员"
      note="你带的班级、教的开课、编写的课程里的学员"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          选好了（{chosen.length} 人）
        </Button>
      }
    >
      <Field label="姓名">
        <Input value={keyword} maxLength={20} autoComplete="off" onChange={({ target }) => setKeyword(target.value)} />
      </Field>
      {error ? <p role="alert">{error.message}</p> : null}
      {!data && !error ? <SkeletonRows /> : null}
      {data ? (
        <>
          {data.totalCount === 0 ? <p className={styles.quiet}>没有这样的学员</p> : null}
          {data.totalCount > MOST_SHOWN ? <p className={styles.quiet}>只列出前 {MOST_SHOWN} 位，输入姓名再找</p> : null}
          {data.list.length > 0 ? (
            <ul className={styles.choices}>
              {data.list.map(({ userNo, name }) => (
                <li key={userNo}>
                  <Checkbox label={name} checked={chosen.includes(userNo)} onChange={() => toggle(userNo, name)} />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
