import { useState } from 'react';
import { MuteMinutes } from '#contract/rules/chat.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import styles from '../Dialogs.module.css';
import { Radio } from '../../../../ui/Radio.tsx';

interface MuteDialogProps {
  userName: string;
  isBusy: boolean;
  onMute: (minutes: number) => void;
  onClose: () => void;
}

/** For how long somebody is silenced in a group. */
export function MuteDialog({ userName, isBusy, onMute, onClose }: MuteDialogProps) {
  const [minutes, setMinutes] = useState<number>(MuteMinutes.hour);
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" loading={isBusy} onClick={() => onMute(minutes)}>
        禁言
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={`禁言「${userName}」`}
      note="到时自动解除，退群再进也不会提前解除。"
      onClose={onClose}
      actions={actions}
    >
      <Field group label="禁言多久">
        <div className={styles.choices}>
          {MuteMinutes.values.map((value) => (
            <Radio
              key={value}
              name="muteMinutes"
              label={MuteMinutes.labels[value]}
              checked={minutes === value}
              onChange={() => setMinutes(value)}
            />
          ))}
        </div>
      </Field>
    </Dialog>
  );
}
