import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refund as fields } from '#contract/fields/trade.ts';
import type { OrderView } from '#contract/trade/orderInfo.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { call } from '../../../kit/call.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { askRefund, viewOrder } from './calls.ts';

/** Asks for the money back; what would come back by the rule, and why, is looked up first. */
export function RefundDialog({ orderNo }: { orderNo: string }) {
  const [order, setOrder] = useState<OrderView | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOrder(null);
  const open = async () => {
    setBusy(true);
    try {
      setOrder(await call(await viewOrder(), { orderNo }));
    } catch {
      // The reason was told.
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" loading={busy} onClick={() => void open()}>
        申请退款
      </Button>
      {order?.refundOffer ? <Asking order={order} offer={order.refundOffer} onClose={close} /> : null}
      <ConfirmDialog
        open={order !== null && order.refundOffer === null}
        title="这个订单不能退款"
        note={order && `${order.refundBar ?? '订单的状态已经变了'}。${order.refundRule}`}
        confirmLabel="知道了"
        cancelLabel="关闭"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}

interface AskingProps {
  order: OrderView;
  offer: NonNullable<OrderView['refundOffer']>;
  onClose: () => void;
}

/** In no draft: what can be given back is looked up each time. */
const offered = ['price'] as const;

function Asking({ order, offer, onClose }: AskingProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(askRefund, {
    fields,
    initial: { orderNo: order.orderNo, reason: '', price: offer.price },
    draft: `refund:${order.orderNo}`,
    secrets: offered,
    onDone: async () => {
      toast('已经提交，结果会发到消息里');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      label="申请退款"
      title={`退款 ${moneyText(offer.price)}`}
      note={`${offer.made}，实付 ${moneyText(order.pricePaid)}，退 ${moneyText(offer.price)}${pointsNote(offer.points)}。金额在申请的这一刻定下。${order.refundRule}`}
      submitLabel="提交申请"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={4} />
    </FormDialog>
  );
}

const pointsNote = (points: number): string => (points > 0 ? `和 ${points} 积分` : '');
