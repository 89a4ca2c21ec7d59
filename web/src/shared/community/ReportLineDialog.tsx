import { useState } from 'react';
import { chatReport } from '#contract/fields/chat.ts';
import { CallError } from '#contract/kit/callError.ts';
import { ReportReason } from '#contract/rules/chat.ts';
import { useKeptText } from '../../kit/useKeptText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './ReportLineDialog.module.css';

interface ReportLineDialogProps {
  title: string;
  /** The name under which the words wait on this device until they are sent. */
  keptAs: string;
  /** Who said what. */
  said: string;
  /** The call says itself what went wrong. */
  send: (why: { reason: ReportReason; note: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Reports something that was said; the lines around it are recorded with it. */
export function ReportLineDialog({ title, keptAs, said, send, onClose }: ReportLineDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { text: note, write, sent } = useKeptText(keptAs);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (reason === null) return setIsMissing(true);
    setIsBusy(true);
    try {
      await send({ reason, note });
      sent();
      toast('举报提交成功');
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" loading={isBusy} onClick={() => void submit()}>
        提交举报
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={title}
      note={`${said}。它和前后几条会一起交给平台查看。`}
      lightDismiss={false}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.stack}>
        <Field group label="举报原因" required error={isMissing && reason === null ? '请选择举报原因' : undefined}>
          <div className={styles.reasons}>
            {ReportReason.values.map((one) => (
              <Radio
                key={one}
                name="reason"
                label={ReportReason.labels[one]}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
            ))}
          </div>
        </Field>
        <Field label="补充说明">
          <Textarea
            rows={3}
            maxLength={chatReport.note.max}
            value={note}
            onChange={({ target }) => write(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
