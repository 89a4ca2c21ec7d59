import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FormCall } from './managed/kind.ts';

interface ConfirmActProps {
  /** On the button; a verb. */
  label: string;
  /** Names the act and its object. */
  title: string;
  note: ReactNode;
  danger?: boolean;
  size?: 'sm' | 'md';
  write: FormCall;
  input: Record<string, unknown>;
  done: string;
}

/** A button that asks once and then acts; the page is loaded anew whatever came of it. */
export function ConfirmAct({ label, title, note, danger, size = 'sm', write, input, done }: ConfirmActProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const act = async () => {
    setBusy(true);
    try {
      await call(await write(), input);
      toast(done);
    } catch {
      // The call has told the failure.
    }
    setBusy(false);
    setOpen(false);
    await revalidate();
  };
  return (
    <>
      <Button size={size} variant={danger ? 'danger' : 'default'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        danger={danger}
        title={title}
        note={note}
        confirmLabel={label}
        loading={busy}
        onConfirm={() => void act()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
