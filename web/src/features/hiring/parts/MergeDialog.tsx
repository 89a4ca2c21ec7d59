import { useState } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { toast } from '../../../ui/toast.ts';
import { mergeThem } from './calls.ts';
import styles from './Candidate.module.css';

interface MergeDialogProps {
  one: Candidate;
  other: Candidate;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks which of two accounts goes on, and whether the repeated application of the other ends. */
export function MergeDialog({ one, other, onClose, onDone }: MergeDialogProps) {
  const [keptId, keep] = useState(one.id);
  const [isEnded, end] = useState(true);
  const { send, sending } = usePress(mergeThem);
  const gone = keptId === one.id ? other : one;
  const merge = async () => {
    const done = await send({ id: keptId, otherId: gone.id, isOtherEnded: isEnded ? 1 : 0 });
    if (!done) return;
    toast(done.ended > 0 ? `合并好了，结束了 ${done.ended} 份重复的投递，对方收到消息` : '合并好了');
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog
      open
      title={`合并${one.name}与${other.name}`}
      note="只在本企业把两个账号当作同一位：投递、备注放在一起看。对方的账号不变，随时可以拆开。"
      confirmLabel="合并"
      loading={sending}
      loadingLabel="合并中"
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <Field label="留下哪一份" group>
        <span className={styles.keep}>
          {[one, other].map((row) => (
            <Radio
              key={row.id}
              name="kept"
              label={`${row.name}，「${row.vacancyName}」，${shownTime(row.appliedAt)} 投递`}
              checked={keptId === row.id}
              onChange={() => keep(row.id)}
            />
          ))}
        </span>
      </Field>
      <Checkbox
        label={`两个账号投递了同一个职位时，结束${gone.name}的那一份；对方收到消息，标签并到留下的一份`}
        checked={isEnded}
        onChange={({ target }) => end(target.checked)}
      />
    </ConfirmDialog>
  );
}
