import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { paperPublish } from '#contract/fields/papers.ts';
import { call } from '../../../../kit/call.ts';
import { useKeptText } from '../../../../kit/useKeptText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { toast } from '../../../../ui/toast.ts';
import { publishPaper } from '../calls.ts';
import type { PaperDesk } from './usePaper.ts';

interface PublishPaperProps {
  desk: PaperDesk;
  /** Of the newest published version; 0: none. */
  versionNo: number;
  isDisabled: boolean;
}

/** Makes the draft a version; what the bank cannot fill is shown at its rule. */
export function PublishPaper({ desk, versionNo, isDisabled }: PublishPaperProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const { text: note, write, sent } = useKeptText(`paperNote:${desk.id}`);
  const publish = async () => {
    setSending(true);
    try {
      // what is only newer in the bank becomes a draft first
      desk.change([...desk.sections]);
      if (!(await desk.flush())) return setOpen(false);
      const made = await call(
        await publishPaper(),
        { id: desk.id, revision: desk.revision(), note },
        { isShowErrTip: false },
      );
      sent();
      toast(`已定稿：第 ${made.versionNo} 版，共 ${made.totalPoints / 10} 分`);
      await navigate('/account/papers');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      desk.setIssues(new Map(error.issues.map(({ path, message }) => [path, message])));
      toast(error.message);
      setOpen(false);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="primary" disabled={isDisabled} onClick={() => setOpen(true)}>
        定稿
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={versionNo === 0 ? '定稿这份试卷' : `定稿为第 ${versionNo + 1} 版`}
        note="定稿的一版不再改变，用它办的测评照这一版考；以后再改会成为新的一版"
        confirmLabel="定稿"
        loading={isSending}
        loadingLabel="定稿中"
        onConfirm={() => void publish()}
        onClose={() => setOpen(false)}
      >
        {versionNo > 0 ? (
          <Field label="这一版改了什么" help="可以不填，写给以后翻看各版的人">
            <Textarea
              rows={2}
              maxLength={paperPublish.note.max}
              value={note}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
