import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { invoicePaper, invoiceRefused } from '#contract/fields/invoice.ts';
import { InvoiceState } from '#contract/rules/invoices.ts';
import { OrderState } from '#contract/rules/orders.ts';
import type { QueuedInvoice } from '#contract/trade/adminInvoice.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Desk.module.css';

const issue = () => import('#contract/trade/adminInvoice.ts').then((api) => api.issue);
const red = () => import('#contract/trade/adminInvoice.ts').then((api) => api.red);
const refuse = () => import('#contract/trade/adminInvoice.ts').then((api) => api.refuse);

/** INVOICE_NUMBER_USED (contract trade/failures.ts). */
const NUMBER_USED = 5523;

/** What can be done about an invoice now. */
export function InvoiceActs({ row }: { row: QueuedInvoice }) {
  const [wanted, setWanted] = useState<'paper' | 'refuse' | null>(null);
  const { invoiceState, orderStatus } = row;
  const isAsked = invoiceState === InvoiceState.asked;
  if (!isAsked && invoiceState !== InvoiceState.toRed) return <Papers row={row} />;
  if (row.isOwn === 1) return '你自己的发票，由别人处理';
  if (isAsked && orderStatus !== OrderState.paid) return '订单正在退款，先处理退款';
  const close = () => setWanted(null);
  return (
    <span className={styles.acts}>
      <Button size="sm" variant="primary" onClick={() => setWanted('paper')}>
        {isAsked ? '开好了' : '登记红字发票'}
      </Button>
      {isAsked ? (
        <Button size="sm" onClick={() => setWanted('refuse')}>
          退回
        </Button>
      ) : null}
      {wanted === 'paper' ? <Entering row={row} onClose={close} /> : null}
      {wanted === 'refuse' ? <Refusing row={row} onClose={close} /> : null}
    </span>
  );
}

function Papers({ row: { issued, red: back, opinion } }: { row: QueuedInvoice }) {
  const papers = [...(issued ? [{ ...issued, what: '发票' }] : []), ...(back ? [{ ...back, what: '红字' }] : [])];
  if (papers.length === 0) return opinion;
  return (
    <span className={styles.acts}>
      {papers.map(({ what, invoiceNumber, invoiceFile }) => (
        <TextLink key={invoiceNumber} to={invoiceFile} target="_blank" reloadDocument tone="inline">
          {what} {invoiceNumber}
        </TextLink>
      ))}
    </span>
  );
}

function Entering({ row, onClose }: { row: QueuedInvoice; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const isRed = row.invoiceState === InvoiceState.toRed;
  const sending = useCallForm(isRed ? red : issue, {
    fields: invoicePaper,
    initial: { id: row.id, invoiceNumber: '', invoiceFile: '' },
    draft: `invoicePaper:${row.id}:${row.invoiceState}`,
    fieldOfCode: { [NUMBER_USED]: 'invoiceNumber' },
    onDone: async () => {
      toast(isRed ? '已冲红，买家会收到消息与邮件' : '已开票，买家会收到消息与邮件');
      onClose();
      await revalidate();
    },
  });
  const before = isRed && row.issued ? `冲红发票 ${row.issued.invoiceNumber}；` : '';
  return (
    <FormDialog
      of={sending}
      label={isRed ? '登记红字发票' : '登记发票'}
      title={`${isRed ? '红字发票' : '发票'} ${isRed ? moneyText(-row.redPrice) : moneyText(row.price)}`}
      note={`${before}${row.invoiceTitle}${row.taxNumber ? `，税号 ${row.taxNumber}` : ''}；${row.productName}`}
      submitLabel={isRed ? '登记冲红' : '登记开票'}
      onClose={onClose}
    >
      <FormText form={sending.form} name="invoiceNumber" inputMode="numeric" placeholder="8 位或 20 位数字" />
      <FormImage form={sending.form} name="invoiceFile" shape="wide" help="PDF 或图片，只有买家与开票的人打得开" />
    </FormDialog>
  );
}

function Refusing({ row, onClose }: { row: QueuedInvoice; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(refuse, {
    fields: invoiceRefused,
    initial: { id: row.id, opinion: '' },
    draft: `invoiceRefused:${row.id}`,
    onDone: async () => {
      toast('已退回，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      label="退回发票申请"
      title={`退回 ${row.invoiceTitle}`}
      note="买家可以改好再申请"
      submitLabel="退回"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="opinion" rows={3} />
    </FormDialog>
  );
}
