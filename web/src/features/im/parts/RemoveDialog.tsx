import * as messages from '#contract/im/message.ts';
import { lineOf } from '#contract/rules/chat.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { call } from '../../../kit/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from './useAct.ts';

/** Asks before a message of mine is gone for everybody. */
export function RemoveDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { act, isBusy } = useAct();
  const remove = async () => {
    if (await act(() => call(messages.remove, { id: message.id }))) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${lineOf(message, 20)}」`}
      note="聊天里的每个人都看不到它了，只留下一行「消息已删除」，不能恢复"
      confirmLabel="删除"
      loading={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
