import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { billSettled } from '#contract/fields/bill.ts';
import type { settle } from '#contract/trade/adminBill.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';

interface SettleProps {
  /** Settles a difference of a bill, or of what a bank answers for payouts. */
  call: LazyCall<(typeof settle)['input'], (typeof settle)['output']>;
  row: { id: string };
  title: string;
  note: string;
}

/** Says what became of a difference. */
export function SettleDifference(props: SettleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        处理好了
      </Button>
      {isOpen ? <Settling {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Settling({ call, row, title, note, onClose }: SettleProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(call, {
    fields: billSettled,
    initial: { id: row.id, reason: '' },
    draft: `billSettled:${row.id}`,
    onDone: async () => {
      toast('已记下');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog of={sending} label="处理差异" title={title} note={note} submitLabel="记下" onClose={onClose}>
      <FormTextarea form={sending.form} name="reason" rows={3} placeholder="查到了什么，怎么补的、怎么退的" />
    </FormDialog>
  );
}
