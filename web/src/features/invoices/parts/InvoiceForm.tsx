import { useNavigate } from 'react-router';
import { invoice as fields } from '#contract/fields/invoice.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import type { begin } from '#contract/trade/invoice.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Invoices.module.css';

const saveInvoice = () => import('#contract/trade/invoice.ts').then((api) => api.save);

const kinds = InvoiceKind.values.map((value) => ({ value, label: InvoiceKind.labels[value] }));

/** Asks for the invoice of an order; it begins with what was written for it before, else for the last one. */
export function InvoiceForm({ begun }: { begun: OutputOf<typeof begin.output> }) {
  const { orderNo, productName, price, invoice, last } = begun;
  const navigate = useNavigate();
  const known = invoice ?? last;
  const sending = useCallForm(saveInvoice, {
    fields,
    initial: {
      orderNo,
      invoiceKind: known?.invoiceKind ?? InvoiceKind.person,
      invoiceTitle: known?.invoiceTitle ?? '',
      taxNumber: known?.taxNumber ?? '',
      email: known?.email ?? '',
    },
    draft: `invoice:${orderNo}`,
    onDone: async () => {
      toast('已经申请，开好以后会发到邮箱和消息里');
      await navigate('/account/invoice', { replace: true });
    },
  });
  const { form } = sending;
  const { value: kind } = useField(form, 'invoiceKind');
  return (
    <section className={styles.form}>
      <h2 className={styles.head}>
        开票 {moneyText(price)}：{productName}
      </h2>
      {invoice?.invoiceState === InvoiceState.refused ? (
        <Banner tone="warn">上一次的申请退回了：{invoice.opinion}</Banner>
      ) : null}
      <CallForm
        of={sending}
        label="申请发票"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            申请发票
          </Button>
        }
      >
        <FormRadios form={form} name="invoiceKind" rowClass={styles.radios} options={kinds} />
        <FieldPair>
          <FormText form={form} name="invoiceTitle" placeholder="个人姓名，或者单位的全称" />
          {kind === InvoiceKind.firm ? (
            <FormText form={form} name="taxNumber" placeholder="18 位统一社会信用代码" autoComplete="off" />
          ) : null}
        </FieldPair>
        <FormText form={form} name="email" type="email" autoComplete="email" inputMode="email" />
      </CallForm>
    </section>
  );
}
