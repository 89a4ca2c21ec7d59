import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readingRecusal } from '#contract/fields/startProgramme.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { READING } from './programmeAddresses.ts';
import { recuseReading } from './programmeCalls.ts';

/** Steps back from an application: somebody else reads it. */
export function RecuseButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>回避</Button>
      {isOpen ? <RecuseDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RecuseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  const sending = useCallForm(recuseReading, {
    fields: readingRecusal,
    initial: { id, reason: '' },
    draft: `readingRecusal:${id}`,
    onDone: async () => {
      toast('已经换别人评');
      await navigate(READING);
    },
  });
  return (
    <FormDialog
      of={sending}
      title="回避这份申请"
      note="认得团队、指导过它，或有别的利害关系，都请回避；征集单位会看到原因"
      label="回避"
      submitLabel="回避"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} />
    </FormDialog>
  );
}
