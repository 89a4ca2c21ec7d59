import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as conversations from '#contract/im/conversation.ts';
import * as groups from '#contract/im/group.ts';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { GroupResult, MOST_INVITED } from '#contract/rules/chat.ts';
import { chatGroup } from '#contract/fields/chat.ts';
import { call } from '../../../kit/call.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChat } from '../store/useChat.ts';
import { imPath } from './addresses.ts';
import styles from './Dialogs.module.css';
import { PeoplePick } from './PeoplePick.tsx';
import { useAct } from './useAct.ts';

interface PeopleDialogProps {
  kind: 'person' | 'group';
  onClose: () => void;
}

/** Begins to write to somebody, or makes a group of several. */
export function PeopleDialog({ kind, onClose }: PeopleDialogProps) {
  const { store } = useChat();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const [chosen, setChosen] = useState<ChatPerson[]>([]);
  const [title, setTitle] = useState('');
  const [groupKey] = useState(newKey);
  const isGroup = kind === 'group';
  const go = async (conversationId: string) => {
    onClose();
    await store.refresh();
    await navigate(imPath(conversationId));
  };
  const begin = ({ userNo }: ChatPerson) =>
    void act(async () => go((await call(conversations.open, { userNo })).conversationId));
  const create = () =>
    void act(async () => {
      const made = await call(groups.create, { groupKey, title, userNos: chosen.map(({ userNo }) => userNo) });
      if (made.resultCode !== GroupResult.made) toast(GroupResult.labels[made.resultCode]);
      if (made.countLeftOut > 0) toast(`${made.countLeftOut} 人不接受邀请，没有进群`);
      await go(made.conversationId);
    });
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button
        variant="primary"
        loading={isBusy}
        disabled={chosen.length === 0 || chosen.length > MOST_INVITED || title.trim() === ''}
        onClick={create}
      >
        创建
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="md"
      title={isGroup ? '创建群聊' : '发消息'}
      lightDismiss={!isGroup}
      onClose={onClose}
      actions={isGroup ? actions : undefined}
    >
      <div className={styles.stack}>
        {isGroup ? (
          <Field label="群名称" required>
            <Input maxLength={chatGroup.title.max} value={title} onChange={({ target }) => setTitle(target.value)} />
          </Field>
        ) : null}
        <PeoplePick chosen={chosen} onChange={setChosen} onOne={isGroup ? undefined : begin} />
      </div>
    </Dialog>
  );
}
