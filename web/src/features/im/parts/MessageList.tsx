import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { lineOf } from '#contract/rules/chat.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { badgeText } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Thread } from '../store/chatState.ts';
import { lineTime } from '../store/chatTimes.ts';
import { linesOf } from '../store/threadRules.ts';
import type { Line } from '../store/threadRules.ts';
import { useChat, useChatState } from '../store/useChat.ts';
import type { Asked } from './MessageDialogs.tsx';
import styles from './MessageList.module.css';
import { MessageLine } from './MessageLine.tsx';
import { OutgoingLine } from './OutgoingLine.tsx';
import { useScrollKeeper } from './useScrollKeeper.ts';

export interface LineActs {
  /** While several are being chosen; null otherwise. */
  chosen: ReadonlyMap<string, ChatMessage> | null;
  onChoose: (message: ChatMessage) => void;
  onReply: (message: ChatMessage) => void;
  onAsk: (asked: Asked | { kind: 'select'; message: ChatMessage }) => void;
  onRewrite: (text: string) => void;
}

/** The messages, oldest first. What is read stays where it is when older ones come above it. */
export function MessageList({ thread, ...acts }: { thread: Thread } & LineActs) {
  const { store, me } = useChat();
  const { standing } = useChatState();
  const { conversationId, messages, markerSeq, isMoreOlder, isMoreNewer, isLoading, view } = thread;
  const own = useMemo(
    () => standing.outgoing.filter((one) => one.conversationId === conversationId),
    [standing.outgoing, conversationId],
  );
  const lines = useMemo(() => linesOf(messages, own, { me, markerSeq }), [messages, own, me, markerSeq]);
  const { box, content, onScroll, isAway, countNew, toEnd } = useScrollKeeper({ thread, lines, me, store });
  const firstSeq = messages[0]?.seq ?? 0;
  const isMarkerAway = markerSeq !== null && !isLoading && firstSeq > markerSeq + 1 && isMoreOlder;
  const newest = messages.at(-1);
  return (
    <div className={styles.frame}>
      {isMarkerAway ? (
        <BareButton className={styles.up} onClick={() => void store.jump(markerSeq + 1)}>
          <ArrowUp size={14} aria-hidden="true" />
          {badgeText((newest?.seq ?? 0) - markerSeq)} 条未读
        </BareButton>
      ) : null}
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-label="消息"
        aria-live="off"
        aria-busy={isLoading}
        tabIndex={-1}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {isMoreOlder ? (
            <p className={styles.note}>
              <Button size="sm" variant="text" onClick={() => void store.more('older')}>
                更早的消息
              </Button>
            </p>
          ) : null}
          {isLoading ? <Waiting /> : null}
          {!isLoading && lines.length === 0 ? <p className={styles.note}>还没有消息，打个招呼吧</p> : null}
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li
                key={line.key}
                data-line={placeOf(line)}
                data-seq={line.kind === 'message' ? line.message.seq : undefined}
              >
                {line.kind === 'time' ? <p className={styles.note}>{lineTime(line.time)}</p> : null}
                {line.kind === 'marker' ? <p className={styles.marker}>以下是新消息</p> : null}
                {line.kind === 'message' ? <MessageLine message={line.message} thread={thread} {...acts} /> : null}
                {line.kind === 'outgoing' ? (
                  <OutgoingLine
                    outgoing={line.outgoing}
                    isSending={standing.sending.has(line.key)}
                    isCut={standing.isCut}
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {isMoreNewer || isAway ? (
        <BareButton className={styles.down} onClick={() => (isMoreNewer ? void store.toNewest().then(toEnd) : toEnd())}>
          <ArrowDown size={14} aria-hidden="true" />
          {countNew > 0 ? `${badgeText(countNew)} 条新消息` : '回到最新'}
        </BareButton>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {newest && newest.senderUserNo !== me && view && newest.seq > (markerSeq ?? view.readSeq - 1)
          ? `${newest.senderName}：${lineOf(newest)}`
          : ''}
      </p>
    </div>
  );
}

/** What may hold the place of what is read: a time goes when what stood before it comes. */
const placeOf = ({ kind, key }: Line): string | undefined => (kind === 'time' ? undefined : key);

const Waiting = () => (
  <div className={styles.waiting}>
    <output className="sr-only">正在加载消息</output>
    <Skeleton shape="line" width="w55" />
    <Skeleton shape="line" width="w70" />
    <Skeleton shape="line" width="w30" />
  </div>
);
