import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { payoutDecision, payoutPaid } from '#contract/fields/wallet.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import type { Payout } from '#contract/trade/adminPayout.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { toast } from '../../../ui/toast.ts';
import { bouncePayout, confirmPayout, decidePayout, payPayout } from './calls.ts';
import styles from './Sales.module.css';

type Wanted = 'pass' | 'refuse' | 'pay' | 'bounce' | 'confirm';

const { auditing, paying, confirming, done } = ExtractStatus;

/** The next steps of a withdrawal, by how it stands. */
const steps: Partial<Record<ExtractStatus, readonly { key: Wanted; label: string }[]>> = {
  [auditing]: [
    { key: 'pass', label: '同意' },
    { key: 'refuse', label: '退回' },
  ],
  [paying]: [
    { key: 'pay', label: '已付款' },
    { key: 'bounce', label: '付不成' },
  ],
  [confirming]: [
    { key: 'confirm', label: '确认到账' },
    { key: 'bounce', label: '被退回' },
  ],
  [done]: [{ key: 'bounce', label: '被退汇' }],
};

/** What an operator can do with a withdrawal that is not their own. */
export function PayoutActs({ row }: { row: Payout }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const its = steps[row.extractStatus];
  if (!its) return row.bankRef ? `流水号 ${row.bankRef}` : row.remark;
  const isDone = row.extractStatus === done;
  if (row.isOwn === 1) return isDone ? `流水号 ${row.bankRef}` : '你自己的，由别人处理';
  const props = { row, onClose: () => setWanted(null) };
  return (
    <span className={styles.acts}>
      {isDone ? `流水号 ${row.bankRef}` : null}
      {its.map(({ key, label }, at) => (
        <Button
          key={key}
          size="sm"
          variant={isDone ? 'text' : at === 0 ? 'primary' : 'default'}
          onClick={() => setWanted(key)}
        >
          {label}
        </Button>
      ))}
      {wanted === 'pay' ? <Paid {...props} /> : null}
      {wanted === 'refuse' || wanted === 'bounce' ? <Back {...props} by={wanted} /> : null}
      {wanted === 'pass' || wanted === 'confirm' ? <On {...props} by={wanted} /> : null}
    </span>
  );
}

interface StepProps {
  row: Payout;
  onClose: () => void;
}

const about = ({ ownerName, payMoney, bankName, bankCardNo }: Payout): string =>
  `${ownerName}，到账 ${moneyText(payMoney)}，${bankName} ${bankCardNo}`;

function useDone(onClose: () => void, said: string) {
  const { revalidate } = useRevalidator();
  return async () => {
    toast(said);
    onClose();
    await revalidate();
  };
}

/** One step on, that needs no more than a yes. */
function On({ row, onClose, by }: StepProps & { by: 'pass' | 'confirm' }) {
  const passing = usePress(decidePayout);
  const confirming = usePress(confirmPayout);
  const go = async () => {
    if (by === 'pass') await passing.send({ id: row.id, isPassed: 1 }, '已同意，等待付款');
    else await confirming.send({ id: row.id }, '已确认到账');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={by === 'pass' ? `同意提现 ${moneyText(row.extractMoney)}` : `确认到账 ${moneyText(row.payMoney)}`}
      note={by === 'pass' ? about(row) : `${about(row)}；流水号 ${row.bankRef}。确认以后账从在途转出，不能撤回。`}
      confirmLabel={by === 'pass' ? '同意提现' : '确认到账'}
      loading={passing.sending || confirming.sending}
      loadingLabel="提交中"
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}

/** Back into the wallet, with a reason that its owner reads. */
function Back({ row, onClose, by }: StepProps & { by: 'refuse' | 'bounce' }) {
  const onDone = useDone(onClose, '钱已退回钱包，对方会收到消息');
  const options = { fields: payoutDecision, draft: `payout:${by}:${row.id}`, onDone };
  const refusing = useCallForm(decidePayout, { ...options, initial: { id: row.id, isPassed: 0, remark: '' } });
  const bouncing = useCallForm(bouncePayout, { ...options, initial: { id: row.id, remark: '' } });
  const frame = {
    label: '退回钱包',
    title: `退回 ${moneyText(row.extractMoney)}`,
    note: row.extractStatus === done ? `${about(row)}；已经确认到账，手续费也一起退回` : about(row),
    submitLabel: '退回钱包',
    isDanger: true,
    onClose,
  };
  return by === 'refuse' ? (
    <FormDialog of={refusing} {...frame}>
      <FormTextarea form={refusing.form} name="remark" rows={3} />
    </FormDialog>
  ) : (
    <FormDialog of={bouncing} {...frame}>
      <FormTextarea form={bouncing.form} name="remark" rows={3} />
    </FormDialog>
  );
}

/** The bank has the order to pay, under this number. */
function Paid({ row, onClose }: StepProps) {
  const sending = useCallForm(payPayout, {
    fields: payoutPaid,
    initial: { id: row.id, bankRef: '' },
    draft: `payout:pay:${row.id}`,
    onDone: useDone(onClose, '已记下，等待确认到账'),
  });
  return (
    <FormDialog
      of={sending}
      label="已经付款"
      title={`已付款 ${moneyText(row.payMoney)}`}
      note={about(row)}
      submitLabel="记下流水号"
      onClose={onClose}
    >
      <FormText form={sending.form} name="bankRef" size="lg" autoComplete="off" />
    </FormDialog>
  );
}
