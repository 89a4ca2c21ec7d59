import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';

interface LineDialogProps {
  title: string;
  note: string;
  label: string;
  first: string;
  max: number;
  submit: string;
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** One line: what one wants to ask, a notice. */
export function LineDialog({ title, note, label, first, max, submit, onSubmit, onClose }: LineDialogProps) {
  const [text, setText] = useState(first);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onSubmit(text.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      note={note}
      lightDismiss={text === first}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void send()}>
            {submit}
          </Button>
        </>
      }
    >
      <Field label={label} error={failure}>
        <Input value={text} maxLength={max} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  );
}
