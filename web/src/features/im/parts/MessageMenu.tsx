import { MoreHorizontal } from 'lucide-react';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatRole, ChatType, ConversationKind, lineOf, mayRecall } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import { copyText } from '../../../kit/copyText.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import type { Thread } from '../store/chatState.ts';
import { useChat } from '../store/useChat.ts';
import styles from './MessageLine.module.css';
import type { LineActs } from './MessageList.tsx';

interface MessageMenuProps {
  message: ChatMessage;
  thread: Thread;
  isMine: boolean;
  acts: LineActs;
}

/** What can be done with a message. */
export function MessageMenu(props: MessageMenuProps) {
  return (
    <Menu
      align={props.isMine ? 'end' : 'start'}
      label={`更多操作：${lineOf(props.message, 20)}`}
      triggerClass={styles.menu}
      trigger={<MoreHorizontal size={16} aria-hidden="true" />}
    >
      <Items {...props} />
    </Menu>
  );
}

function Items({ message, thread, isMine, acts }: MessageMenuProps) {
  const { store } = useChat();
  const { view } = thread;
  const isGroup = view?.conversationKind === ConversationKind.group;
  const isAdmin = isGroup && view.chatRole !== ChatRole.member;
  const isFresh = mayRecall(momentOf(message.gmtCreate), new Date(serverClock.now()));
  const isCall = message.messageType === ChatType.call;
  const quietly = (sent: Promise<unknown>) => void sent.catch(() => undefined);
  return (
    <>
      {view?.rights.maySend ? <MenuButton onSelect={() => acts.onReply(message)}>回复</MenuButton> : null}
      {message.messageType === ChatType.text ? (
        <MenuButton onSelect={() => void copyText(message.text)}>复制</MenuButton>
      ) : null}
      {isCall ? null : (
        <>
          <MenuButton onSelect={() => acts.onAsk({ kind: 'forward', messages: [message], isMerged: false })}>
            转发
          </MenuButton>
          <MenuButton onSelect={() => acts.onAsk({ kind: 'select', message })}>多选</MenuButton>
        </>
      )}
      {isMine && isGroup ? (
        <MenuButton onSelect={() => acts.onAsk({ kind: 'readers', message })}>已读和未读</MenuButton>
      ) : null}
      {(isMine && isFresh) || (isAdmin && !isMine) ? (
        <MenuButton onSelect={() => quietly(store.recall(message))}>撤回</MenuButton>
      ) : null}
      {isMine ? (
        <MenuButton danger onSelect={() => acts.onAsk({ kind: 'remove', message })}>
          删除
        </MenuButton>
      ) : (
        <MenuButton onSelect={() => acts.onAsk({ kind: 'report', message })}>举报</MenuButton>
      )}
    </>
  );
}
