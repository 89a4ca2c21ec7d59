import { useState } from 'react';
import { CouponBearer } from '#contract/rules/coupons.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { arrange as adminArrange } from '#contract/trade/adminCouponBatch.ts';
import type { arrange as sellerArrange } from '#contract/trade/couponBatch.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import type { SaveBatch } from './BatchDialog.tsx';
import { CodesButton } from './CodesButton.tsx';
import type { GetCodes } from './CodesButton.tsx';
import type { CourseScope } from '../../../shared/courses/findPaid.ts';
import styles from './Coupons.module.css';

interface BatchActsProps {
  row: CouponBatch;
  /** Nothing where only its bearer changes it. */
  save: SaveBatch | null;
  arrange: () => Promise<typeof adminArrange | typeof sellerArrange>;
  /** Nothing where only its bearer reads them. */
  codes: GetCodes | null;
  scope: CourseScope;
  note: string;
}

/** What can be done about a batch. */
export function BatchActs({ row, save, arrange, codes, scope, note }: BatchActsProps) {
  const [isOpen, setOpen] = useState(false);
  const { send, sending } = usePress(arrange);
  const isOn = row.statusId === RowState.normal;
  const toggle = () =>
    void send({ id: row.batchId, statusId: isOn ? RowState.disabled : RowState.normal }, isOn ? '已停用' : '已恢复');
  return (
    <span className={styles.acts}>
      {save ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          修改
        </Button>
      ) : null}
      {codes && row.isSingle === 1 ? <CodesButton row={row} codes={codes} /> : null}
      <Button size="sm" loading={sending} onClick={toggle}>
        {isOn ? '停用' : '恢复'}
      </Button>
      {save && isOpen ? (
        <BatchDialog
          save={save}
          batch={row}
          scope={scope}
          isPlatform={row.bearer === CouponBearer.platform}
          note={note}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
