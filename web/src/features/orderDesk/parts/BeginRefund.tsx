import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refundBegun as fields } from '#contract/fields/trade.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/trade/adminOrder.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';

type Order = OutputOf<typeof view.output>;

/** Gives an order back that nobody asked for; of one that cannot be, it says why. */
export function BeginRefund({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { refundTerms: terms } = order;
  if (!terms) return null;
  if (terms.bar !== '') return <span>{terms.bar}</span>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>平台退款</Button>
      {isOpen ? <Beginning order={order} ruled={terms.ruled} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const begin = () => import('#contract/trade/adminRefund.ts').then((api) => api.begin);

/** In no draft: each time it begins with all that was paid. */
const asPaid = ['price'] as const;

function Beginning({ order, ruled, onClose }: { order: Order; ruled: number; onClose: () => void }) {
  const { orderNo, pricePaid, buyerName, product } = order;
  const { revalidate } = useRevalidator();
  const sending = useCallForm(begin, {
    fields,
    initial: { orderNo, price: pricePaid, reason: '' },
    draft: `refundBegun:${orderNo}`,
    secrets: asPaid,
    onDone: async () => {
      toast('退款成功，已经收回');
      onClose();
      await revalidate();
    },
  });
  const least = ruled > 0 ? `不少于按规则的 ${moneyText(ruled)}，` : '';
  return (
    <FormDialog
      of={sending}
      label="平台退款"
      title="平台退款"
      note={`${buyerName}，${product.productName}；买家没有申请也退给他。买的东西马上收回，钱原路退回，不能撤销；开过的发票变成待冲红`}
      submitLabel="退款并收回"
      isDanger
      onClose={onClose}
    >
      <FormNumber form={sending.form} name="price" help={`${least}最多是实付 ${moneyText(pricePaid)}`} />
      <FormTextarea form={sending.form} name="reason" rows={3} help="买家会在消息里看到" />
    </FormDialog>
  );
}
