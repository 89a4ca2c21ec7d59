import { InvoiceKind, InvoiceState, mayAskInvoice } from '#contract/rules/invoices.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Invoice } from '#contract/trade/invoice.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Invoices.module.css';

const tones: Record<InvoiceState, StatusTone> = {
  [InvoiceState.asked]: 'waiting',
  [InvoiceState.issued]: 'passed',
  [InvoiceState.refused]: 'failed',
  [InvoiceState.withdrawn]: 'idle',
  [InvoiceState.toRed]: 'waiting',
  [InvoiceState.red]: 'idle',
};

/** What a refund means for it; of one in part, that the rest of it is good. */
function reasonOf({ invoiceState, opinion, price, redPrice }: Invoice): string | undefined {
  if (opinion !== '') return opinion;
  const isPart = redPrice < price;
  if (invoiceState === InvoiceState.toRed)
    return isPart ? `订单退了 ${moneyText(redPrice)}，这一份会冲红，其余的仍然有效` : '订单退款了，请不要再用来报销';
  if (invoiceState !== InvoiceState.red) return undefined;
  return isPart ? `其中 ${moneyText(redPrice)} 已经冲红，其余的仍然有效` : '订单退款了，这张发票已经作废';
}

/** One invoice with what can be done about it now. */
export function InvoiceLine({ invoice: one }: { invoice: Invoice }) {
  const { invoiceKind, invoiceTitle, taxNumber, invoiceState, email } = one;
  return (
    <li className={styles.row}>
      <div>
        <h3>{one.productName}</h3>
        <p>
          {InvoiceKind.labels[invoiceKind]}：{invoiceTitle}
          {taxNumber ? `，税号 ${taxNumber}` : ''}
          <i className="sep" />
          {email}
        </p>
        <p>
          {shownTime(one.gmtCreate)}
          <i className="sep" />
          订单 {one.orderNo}
        </p>
      </div>
      <b>{moneyText(one.price)}</b>
      <div className={styles.side}>
        <StatusDot tone={tones[invoiceState]} reason={reasonOf(one)}>
          {InvoiceState.labels[invoiceState]}
        </StatusDot>
        <span className={styles.acts}>
          <Acts invoice={one} />
        </span>
      </div>
    </li>
  );
}

const withdrawInvoice = () => import('#contract/trade/invoice.ts').then((api) => api.withdraw);

function Acts({ invoice: { orderNo, invoiceState, issued, red } }: { invoice: Invoice }) {
  const { send, sending } = usePress(withdrawInvoice);
  if (invoiceState === InvoiceState.asked)
    return (
      <Button size="sm" loading={sending} onClick={() => void send({ orderNo }, '已撤回')}>
        撤回申请
      </Button>
    );
  if (mayAskInvoice(invoiceState))
    return (
      <LinkButton to={`/account/invoice?orderNo=${orderNo}`} size="sm">
        再申请
      </LinkButton>
    );
  return (
    <>
      {issued ? (
        <TextLink to={issued.invoiceFile} target="_blank" reloadDocument>
          发票 {issued.invoiceNumber}
        </TextLink>
      ) : null}
      {red ? (
        <TextLink to={red.invoiceFile} target="_blank" reloadDocument>
          红字发票 {red.invoiceNumber}
        </TextLink>
      ) : null}
    </>
  );
}
