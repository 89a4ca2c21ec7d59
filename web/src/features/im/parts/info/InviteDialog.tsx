import { useState } from 'react';
import * as groups from '#contract/im/group.ts';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { MOST_INVITED } from '#contract/rules/chat.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useChat } from '../../store/useChat.ts';
import { PeoplePick } from '../PeoplePick.tsx';
import { useAct } from '../useAct.ts';

/** Brings people into a group. */
export function InviteDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { store } = useChat();
  const { act, isBusy } = useAct();
  const [chosen, setChosen] = useState<ChatPerson[]>([]);
  const invite = () =>
    void act(async () => {
      const userNos = chosen.map(({ userNo }) => userNo);
      const { countLeftOut } = await call(groups.invite, { conversationId, userNos });
      toast(countLeftOut > 0 ? `${countLeftOut} 人不接受邀请，没有进群` : '邀请成功');
      await store.reread(conversationId);
      onClose();
    });
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button
        variant="primary"
        loading={isBusy}
        disabled={chosen.length === 0 || chosen.length > MOST_INVITED}
        onClick={invite}
      >
        邀请 {chosen.length} 人
      </Button>
    </>
  );
  return (
    <Dialog open size="md" title="邀请进群" onClose={onClose} actions={actions}>
      <PeoplePick chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}
