import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldTable } from '#contract/kit/field.ts';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonLook } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';

interface Act<I extends Schema, O extends Schema> {
  /** What is done: 预约, 退回. */
  name: string;
  /** To what, for those who hear the button alone. */
  of: string;
  title: string;
  note?: string;
  load: LazyCall<I, O>;
  fields: FieldTable;
  initial: Partial<InputOf<I> & object>;
  /** What is typed is kept under this name. */
  draft?: string;
  /** What is told when it is done. */
  done: string;
  isDanger?: boolean;
  children: (form: Fields<InputOf<I> & object>) => ReactNode;
}

/** A button that asks for what an act needs in a dialog, sends it, and loads the page anew. */
export function DialogButton<I extends Schema, O extends Schema>({
  look,
  ...act
}: Act<I, O> & { look?: Pick<ButtonLook, 'size' | 'variant' | 'icon'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" {...look} aria-label={`${act.name}${act.of}`} onClick={() => setOpen(true)}>
        {act.name}
      </Button>
      {isOpen ? <ActDialog {...act} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ActDialog<I extends Schema, O extends Schema>(props: Act<I, O> & { onClose: () => void }) {
  const { name, title, note, load, fields, initial, draft, done, isDanger, onClose, children } = props;
  const { revalidate } = useRevalidator();
  const sending = useCallForm(load, {
    fields,
    initial,
    draft,
    onDone: async () => {
      toast(done);
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={title}
      note={note}
      label={title}
      submitLabel={name}
      busyLabel="提交中"
      isDanger={isDanger}
      onClose={onClose}
    >
      {children(sending.form)}
    </FormDialog>
  );
}
