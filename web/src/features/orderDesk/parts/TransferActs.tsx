import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { transferRefused } from '#contract/fields/trade.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import type { QueuedTransfer } from '#contract/trade/adminTransfer.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { BankRefDialog } from './BankRefDialog.tsx';
import styles from './Desk.module.css';
import { moneyText } from '../../../kit/moneyText.ts';

const receive = () => import('#contract/trade/adminTransfer.ts').then((api) => api.receive);
const refuse = () => import('#contract/trade/adminTransfer.ts').then((api) => api.refuse);

/** What can be done about a transfer now. */
export function TransferActs({ row }: { row: QueuedTransfer }) {
  const [wanted, setWanted] = useState<'receive' | 'refuse' | null>(null);
  if (row.transferState === TransferState.received) return `流水 ${row.bankRef}`;
  if (row.transferState === TransferState.refused) return row.opinion;
  if (row.isOwn === 1) return '你自己的转账，由别人核对';
  const close = () => setWanted(null);
  return (
    <span className={styles.acts}>
      <Button size="sm" variant="primary" onClick={() => setWanted('receive')}>
        到账
      </Button>
      <Button size="sm" onClick={() => setWanted('refuse')}>
        退回
      </Button>
      {wanted === 'receive' ? (
        <BankRefDialog
          of={receive}
          id={row.id}
          title={`到账 ${moneyText(row.price)}`}
          note={`${row.payerName}，附言 ${row.orderNo}`}
          submitLabel="确认到账"
          done="已入账，课程已开通"
          onClose={close}
        />
      ) : null}
      {wanted === 'refuse' ? <Refusing row={row} onClose={close} /> : null}
    </span>
  );
}

function Refusing({ row, onClose }: { row: QueuedTransfer; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(refuse, {
    fields: transferRefused,
    initial: { id: row.id, opinion: '' },
    draft: `transferRefused:${row.id}`,
    onDone: async () => {
      toast('已退回，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      label="退回转账"
      title={`退回 ${moneyText(row.price)}`}
      note={`${row.payerName}，附言 ${row.orderNo}；买家可以再交一次`}
      submitLabel="退回"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="opinion" rows={3} />
    </FormDialog>
  );
}
