import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';

const remove = () => import('#contract/trade/adminBill.ts').then((api) => api.remove);

/** Takes a bill away that was a mistake, after asking once; its own page goes with it, so the list is next. */
export function RemoveBill({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const go = async () => {
    setSending(true);
    try {
      await call(await remove(), { id });
      toast('已移走');
      await navigate('/admin/bills');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSending(false);
      setOpen(false);
    }
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
