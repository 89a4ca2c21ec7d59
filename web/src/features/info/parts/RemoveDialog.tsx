import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { SectionSpec } from './sections.ts';

interface RemoveDialogProps {
  of: SectionSpec;
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks once, then the row is gone for good; one that another tab deleted leaves this list too. */
export function RemoveDialog({ of, id, name, onClose }: RemoveDialogProps) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const close = async () => {
    dropDraft(`resume:${of.key}:${id}`);
    onClose();
    await revalidate();
  };
  const remove = async () => {
    setSending(true);
    try {
      await call(await of.calls.remove(), { id });
      toast('删除成功');
      await close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === NOT_FOUND.code) await close();
      else setSending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`删除「${name}」`}
      note="删除后不能恢复，别人看你的档案时也不再有这一条。"
      confirmLabel="删除"
      danger
      loading={sending}
      loadingLabel="删除中"
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
