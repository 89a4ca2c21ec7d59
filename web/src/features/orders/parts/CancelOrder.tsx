import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { cancelOrder } from './calls.ts';

/** Takes an order back that is not paid, after asking once. */
export function CancelOrder({ orderNo }: { orderNo: string }) {
  const [open, setOpen] = useState(false);
  const { send, sending } = usePress(cancelOrder);
  const cancel = async () => {
    await send({ orderNo }, '订单已取消');
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        open={open}
        title="取消这个订单"
        note="付款码马上失效；如果刚好已经付了款，钱会原路退回。"
        confirmLabel="取消订单"
        cancelLabel="再想想"
        loading={sending}
        onConfirm={() => void cancel()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
