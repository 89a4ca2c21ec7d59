import { useState } from 'react';
import { chatReport } from '#contract/fields/chat.ts';
import * as reports from '#contract/im/report.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { lineOf, ReportReason } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './Dialogs.module.css';
import { useAct } from './useAct.ts';

/** Reports a message; the ones around it are recorded with it. */
export function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { act, isBusy } = useAct();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { text: note, write, sent } = useKeptText(`chatReport:${message.id}`);
  const [isMissing, setIsMissing] = useState(false);
  const send = async () => {
    if (reason === null) return setIsMissing(true);
    if (!(await act(() => call(reports.save, { id: message.id, reason, note }), '举报提交成功'))) return;
    sent();
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" loading={isBusy} onClick={() => void send()}>
        提交举报
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title="举报这条消息"
      note={`${message.senderName}：${lineOf(message)}。它和前后几条会一起交给平台查看。`}
      lightDismiss={false}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.stack}>
        <Field group label="举报原因" required error={isMissing && reason === null ? '请选择举报原因' : undefined}>
          {ReportReason.values.map((one) => (
            <Radio
              key={one}
              name="reason"
              label={ReportReason.labels[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
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
