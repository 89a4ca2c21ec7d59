import type { FieldTable } from '#contract/kit/field.ts';
import { FormDialog as Frame } from '../../../kit/form/FormDialog.tsx';
import type { FieldSpec } from '../../../kit/form/SpecField.tsx';
import { SpecField } from '../../../kit/form/SpecField.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { consoleControls } from './consoleControls.tsx';
import type { FormCall } from './managed/kind.ts';

interface FormDialogProps {
  title: string;
  note?: string;
  submitLabel: string;
  write: FormCall;
  /** Sent along with what is typed. */
  fixed: Record<string, unknown>;
  table: FieldTable;
  fields: readonly FieldSpec[];
  /** What the fields begin with; empty unless told. */
  initial?: Record<string, unknown>;
  done: string;
  /** It takes something away. */
  isDanger?: boolean;
  onClose: () => void;
}

/** A short form in a dialog; the page is loaded anew when it was sent. */
export function FormDialog({
  title,
  note,
  submitLabel,
  write,
  fixed,
  table,
  fields,
  initial,
  done,
  isDanger,
  onClose,
}: FormDialogProps) {
  const finish = useFinish(onClose);
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const sending = useCallForm(write, {
    fields: table,
    initial: { ...blank, ...initial, ...fixed },
    onDone: () => finish(done),
  });
  return (
    <Frame
      of={sending}
      title={title}
      note={note}
      label={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      onClose={onClose}
    >
      {fields.map((spec) => (
        <SpecField key={spec.name} form={sending.form} spec={spec} controls={consoleControls} />
      ))}
    </Frame>
  );
}
