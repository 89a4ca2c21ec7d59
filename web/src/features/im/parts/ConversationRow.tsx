import { BellOff, Pin } from 'lucide-react';
import type { Conversation } from '#contract/im/shapes.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { badgeText } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { listTime } from '../store/chatTimes.ts';
import { useChat, useChatState } from '../store/useChat.ts';
import { imPath } from './addresses.ts';
import styles from './ConversationList.module.css';

/** One conversation: the last message, or what is being written; how much is unread, and whether somebody calls me. */
export function ConversationRow({ row, isChosen }: { row: Conversation; isChosen: boolean }) {
  const { me } = useChat();
  const { drafts } = useChatState();
  const { conversationId, title, headImgUrl, lastMessage, unread, isQuiet, isPinned, isMentioned, lastTime } = row;
  const isGroup = row.conversationKind === ConversationKind.group;
  const draft = drafts[conversationId]?.text ?? row.draft;
  const isNamed = isGroup && lastMessage && lastMessage.senderUserNo !== '0' && lastMessage.senderUserNo !== me;
  const spoken = unread > 0 ? `${title}，${badgeText(unread)} 条未读` : title;
  return (
    <li>
      <Link
        to={imPath(conversationId)}
        className={styles.row}
        aria-current={isChosen ? 'true' : undefined}
        aria-label={isMentioned ? `${spoken}，有人 @ 你` : spoken}
        data-pinned={isPinned || undefined}
        preventScrollReset
      >
        <Avatar name={title} src={headImgUrl} shape={isGroup ? 'org' : 'person'} size={44} />
        <b className="clip">
          {isPinned ? <Pin size={12} className={styles.pin} aria-label="已置顶" /> : null}
          {title}
        </b>
        <time suppressHydrationWarning>{listTime(lastTime)}</time>
        <span className={styles.line}>
          {isMentioned ? <mark className={styles.call}>[有人@我]</mark> : null}
          {draft !== '' && !isChosen ? (
            <>
              <mark className={styles.call}>【草稿】</mark>
              {draft}
            </>
          ) : (
            <>
              {isNamed ? `${lastMessage.userName}：` : ''}
              {lastMessage?.line ?? ''}
            </>
          )}
        </span>
        <span className={styles.end}>
          {isQuiet ? <BellOff size={14} aria-label="消息免打扰" /> : null}
          {unread > 0 ? (
            <em className={styles.badge} data-quiet={isQuiet || undefined}>
              {badgeText(unread)}
            </em>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
