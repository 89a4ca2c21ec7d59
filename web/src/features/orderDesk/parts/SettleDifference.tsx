import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { billSettled } from '#contract/fields/bill.ts';
import { BillMark, BillSide } from '#contract/rules/bills.ts';
import type { Difference } from '#contract/trade/adminBill.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';

const settle = () => import('#contract/trade/adminBill.ts').then((api) => api.settle);

/** Says what became of a difference. */
export function SettleDifference({ row }: { row: Difference }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        处理好了
      </Button>
      {isOpen ? <Settling row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Settling({ row, onClose }: { row: Difference; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(settle, {
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
    <FormDialog
      of={sending}
      label="处理差异"
      title={`${BillSide.labels[row.side]}：${BillMark.labels[row.mark]}`}
      note={row.ref}
      submitLabel="记下"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} placeholder="查到了什么，怎么补的、怎么退的" />
    </FormDialog>
  );
}
