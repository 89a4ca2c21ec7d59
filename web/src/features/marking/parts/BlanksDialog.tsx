import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { toast } from '../../../ui/toast.ts';
import { sendBlanks } from './calls.ts';

interface BlanksDialogProps {
  wish: { assessmentId: string; slot: string };
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Nothing for whatever says nearly nothing. */
export function BlanksDialog({ wish, onClose, onDone }: BlanksDialogProps) {
  const [mostLetters, setMostLetters] = useState<number | null>(0);
  const press = usePress(sendBlanks);
  const send = async () => {
    const done = await press.send({ ...wish, mostLetters: mostLetters ?? 0 });
    if (!done) return;
    toast(done.count === 0 ? '没有这样的作答' : `${done.count} 份给了 0 分`);
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      open
      title="空白的一次给 0 分"
      note="有图片的不算空白；给错了可以在「已阅」里逐份改。"
      confirmLabel="给 0 分"
      loading={press.sending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Field label="字数不超过" help="0 是一个字也没有，最多 20">
        <NumberField value={mostLetters} min={0} max={20} onChange={setMostLetters} />
      </Field>
    </ConfirmDialog>
  );
}
