import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FieldSpec, FormCall } from './managed/kind.ts';
import { SpecField } from './managed/SpecField.tsx';

interface FormDialogProps {
  title: string;
  note?: string;
  submitLabel: string;
  write: FormCall;
  /** Sent along with what is typed. */
  fixed: Record<string, unknown>;
  fields: readonly FieldSpec[];
  /** What the fields begin with; empty unless told. */
  initial?: Record<string, unknown>;
  done: string;
  onClose: () => void;
}

/** A short form in a dialog; the page is loaded anew when it was sent. */
export function FormDialog({
  title,
  note,
  submitLabel,
  write,
  fixed,
  fields,
  initial,
  done,
  onClose,
}: FormDialogProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const sending = useCallForm(write, {
    initial: { ...blank, ...initial, ...fixed },
    onDone: async () => {
      toast(done);
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      note={note}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label={title}>
        {fields.map((spec) => (
          <SpecField key={spec.name} spec={spec} form={sending.form} error={sending.errorOf(spec.name)} />
        ))}
      </CallForm>
    </Dialog>
  );
}
