import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as conversations from '#contract/im/conversation.ts';
import { CallError } from '#contract/kit/callError.ts';
import { ChatContext } from '#contract/rules/chat.ts';
import { isId } from '#contract/rules/id.ts';
import { call } from '../../../kit/call.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { useChat, useChatState } from '../store/useChat.ts';
import { imPath } from './addresses.ts';
import styles from './ChatRoom.module.css';
import { ConversationList } from './ConversationList.tsx';
import { InfoPane } from './info/InfoPane.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import { useChatEvents } from './useChatEvents.ts';

/** List, conversation and what belongs to it; on phones one after the other. */
export function ChatRoom() {
  const { store } = useChat();
  const { thread } = useChatState();
  const [query] = useSearchParams();
  const [panel, setPanel] = useState<'info' | 'search' | null>(null);
  const id = query.get('id') ?? '';
  const isChosen = isId(id);
  const seq = Number(query.get('seq') ?? '0');
  // pressed once more, the same place is gone to once more
  const { key } = useLocation();
  const press = seq > 0 ? key : '';
  useChatEvents(store);
  useArrival();
  useEffect(() => {
    if (!isChosen) store.close();
    else void store.open(id, press === '' ? undefined : seq);
  }, [store, id, isChosen, seq, press]);
  const isShown = isChosen && thread?.conversationId === id;
  return (
    <div className={styles.room} data-open={isChosen || undefined} data-panel={panel ?? undefined}>
      <h1 className="sr-only">消息</h1>
      <LinkBanner />
      <ConversationList chosen={id} />
      {isShown ? (
        <>
          <ThreadPane key={id} thread={thread} panel={panel} onPanel={setPanel} />
          <InfoPane key={`info ${id}`} thread={thread} panel={panel} onPanel={setPanel} />
        </>
      ) : (
        <div className={styles.nothing}>
          {isChosen ? null : <Empty title="选一个会话" note="或者从左边的加号发起聊天" />}
        </div>
      )}
    </div>
  );
}

const contexts = {
  course: ChatContext.course,
  grade: ChatContext.grade,
  application: ChatContext.position,
  interview: ChatContext.interview,
} as const;

const contextKeys = Object.keys(contexts) as (keyof typeof contexts)[];

/** `/im?to=` opens the conversation with a person; `?course=`, `?grade=`, `?application=` and `?interview=` that of one. */
function useArrival(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const to = query.get('to');
  const key = contextKeys.find((one) => query.has(one));
  const contextId = key === undefined ? null : query.get(key);
  useEffect(() => {
    if (to === null && (key === undefined || contextId === null)) return;
    const open = async () => {
      const { conversationId } =
        to === null
          ? await call(conversations.openContext, { context: contexts[key!], contextId: contextId! })
          : await call(conversations.open, { userNo: to });
      await navigate(imPath(conversationId), { replace: true });
    };
    open().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      void navigate(imPath(), { replace: true });
    });
  }, [to, key, contextId, navigate]);
}
