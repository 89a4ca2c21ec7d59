import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { shareRule } from '#contract/fields/shareRule.ts';
import type { ShareOwner } from '#contract/trade/adminShare.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Sales.module.css';

const save = () => import('#contract/trade/adminShare.ts').then((api) => api.save);
const remove = () => import('#contract/trade/adminShare.ts').then((api) => api.remove);

/** SHARE_TWICE (contract trade/failures.ts): the moment is the field that is wrong. */
const TWICE = 409;

/** Agrees on another part from a moment on, or takes back what has not begun. */
export function ShareActs({ row }: { row: ShareOwner }) {
  const [isOpen, setOpen] = useState(false);
  const { send, sending } = usePress(remove);
  const [next] = row.rules;
  return (
    <span className={styles.acts}>
      <Button size="sm" onClick={() => setOpen(true)}>
        换比例
      </Button>
      {next && row.isNextAhead === 1 ? (
        <Button size="sm" loading={sending} onClick={() => void send({ id: next.id }, '已取消，没有生效')}>
          取消未生效的
        </Button>
      ) : null}
      {isOpen ? <Agreeing row={row} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}

function Agreeing({ row, onClose }: { row: ShareOwner; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(save, {
    fields: shareRule,
    initial: {
      walletKind: row.walletKind,
      ownerNo: row.ownerNo,
      sellerPercent: row.sellerPercent,
      beginsAt: '',
      reason: '',
    },
    draft: `shareRule:${row.walletKind}:${row.ownerNo}`,
    fieldOfCode: { [TWICE]: 'beginsAt' },
    onDone: async () => {
      toast('已定下，卖方会收到消息');
      onClose();
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      label="换分成比例"
      title={`换 ${row.ownerName} 的比例`}
      note={`现在是 ${row.sellerPercent}%；生效以后下的订单按新的，以前的不变`}
      submitLabel="定下"
      onClose={onClose}
    >
      <FieldPair>
        <FormNumber form={form} name="sellerPercent" help="成交价里归卖方的百分比" />
        <FormTime form={form} name="beginsAt" />
      </FieldPair>
      <FormText form={form} name="reason" placeholder="卖方会看到" />
    </FormDialog>
  );
}
