import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

const remove = () => import('#contract/trade/adminBill.ts').then((api) => api.remove);

/** Takes a bill away that was a mistake, after asking once. */
export function RemoveBill({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { send, sending } = usePress(remove);
  const navigate = useNavigate();
  const go = async () => {
    const removed = await send({ id }, '已移走');
    setOpen(false);
    if (removed) await navigate('/admin/bills');
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        传错了，移走
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="移走这张账单"
        note="它的差异一起移走；已经有人处理过差异的不能移走。"
        confirmLabel="移走"
        cancelLabel="再想想"
        loading={sending}
        onConfirm={() => void go()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
