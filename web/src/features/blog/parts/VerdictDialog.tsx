import { postVerdict } from '#contract/fields/blog.ts';
import { PostReason, PostReportState } from '#contract/rules/blog.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { handleReport } from './calls.ts';

interface VerdictDialogProps {
  report: { id: string; title: string; reason: PostReason };
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Decides on a report: the post goes, or nothing was wrong with it. */
export function VerdictDialog({ report: { id, title, reason }, onClose, onDone }: VerdictDialogProps) {
  const { text: reply, write, sent } = useKeptText(`verdict:${id}`);
  const { act, busy } = useAct(handleReport, {
    onDone: async () => {
      sent();
      toast('处理成功');
      await onDone();
    },
  });
  return (
    <Dialog
      open
      title="处理举报"
      note={`《${title}》：${PostReason.labels[reason]}。移除以后作者会收到这个原因和下面的说明。`}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button disabled={busy} onClick={() => act({ id, reportState: PostReportState.dismissed, reply })}>
            不成立
          </Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => act({ id, reportState: PostReportState.removed, reply })}
          >
            移除内容
          </Button>
        </>
      }
    >
      <Field label={postVerdict.reply.label}>
        <Textarea
          rows={4}
          maxLength={postVerdict.reply.max}
          value={reply}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
    </Dialog>
  );
}
