import { useState } from 'react';
import { postReport } from '#contract/fields/blog.ts';
import { PostReason } from '#contract/rules/blog.ts';
import { useKeptText } from '../../kit/useKeptText.ts';
import { useAct } from '../courses/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { toast } from '../../ui/toast.ts';
import type { ReportTarget } from './ReportButton.tsx';
import styles from './Side.module.css';

const report = () => import('#contract/community/blogReport.ts').then((api) => api.save);

/** Reports something that somebody wrote, with one of the reason codes that its author is told. */
export function ReportDialog({ subjectKind, subjectId, what, onClose }: ReportTarget & { onClose: () => void }) {
  const [reason, setReason] = useState<PostReason | null>(null);
  const { text: note, write, sent } = useKeptText(`report:${subjectKind} ${subjectId}`);
  const [isMissing, setMissing] = useState(false);
  const { act, busy } = useAct(report, {
    onDone: () => {
      sent();
      toast('举报提交成功，处理以后会通知你');
      onClose();
    },
  });
  const send = () => (reason === null ? setMissing(true) : act({ subjectKind, subjectId, reason, note }));
  const error = isMissing && reason === null ? '请选择举报原因' : undefined;
  return (
    <Dialog
      open
      title="举报"
      note={`${what}会连同现在的文字一起交给平台查看。`}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={busy} loadingLabel="提交中" onClick={send}>
            提交举报
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <Field group label={postReport.reason.label} required error={error}>
          {PostReason.values.map((one) => (
            <Radio
              key={one}
              name="reason"
              label={PostReason.labels[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </Field>
        <Field label={postReport.note.label}>
          <Textarea
            rows={3}
            maxLength={postReport.note.max}
            value={note}
            onChange={({ target }) => write(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
