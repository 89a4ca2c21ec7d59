import type { ChatMessage } from '#contract/im/shapes.ts';
import { CallType } from '#contract/rules/calls.ts';
import { ChatMessageState, ChatType, ConversationKind, lineOf } from '#contract/rules/chat.ts';
import { CallAgain } from '../../../shared/calls/CallAgain.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Thread } from '../store/chatState.ts';
import { useChat, useChatState } from '../store/useChat.ts';
import { Bubble } from './Bubble.tsx';
import styles from './MessageLine.module.css';
import type { LineActs } from './MessageList.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { Quote } from './Quote.tsx';

/** One message: who, what, and what can be done with it. */
export function MessageLine({ message, thread, ...acts }: { message: ChatMessage; thread: Thread } & LineActs) {
  const { me, store } = useChat();
  const { recalled } = useChatState();
  const { senderUserNo, senderName, senderHeadImgUrl, messageType, messageState, replyTo, seq } = message;
  const isMine = senderUserNo === me;
  const isGroup = thread.view?.conversationKind === ConversationKind.group;
  if (messageType === ChatType.tip) return <p className={styles.tip}>{message.text}</p>;
  if (messageState !== ChatMessageState.normal) {
    const again = recalled[message.id];
    const isRecalled = messageState === ChatMessageState.recalled;
    return (
      <p className={styles.tip}>
        {isRecalled ? `${isMine ? '你' : senderName}${lineOf(message)}` : `${senderName} ${lineOf(message)}`}
        {again ? (
          <Button size="sm" variant="text" onClick={() => acts.onRewrite(again)}>
            重新编辑
          </Button>
        ) : null}
      </p>
    );
  }
  const { call, conversationId } = message;
  const again =
    call && thread.view?.rights.mayCall === 1 && !acts.chosen ? (
      <CallAgain
        conversationId={conversationId}
        callType={call.callType === CallType.video ? CallType.video : CallType.voice}
        isGroup={isGroup}
      />
    ) : null;
  const isCalling = !isMine && (message.mentions.includes(me) || message.isAtAll === 1);
  return (
    <article
      className={cx(styles.line, isMine && styles.mine)}
      aria-label={`${isMine ? '我' : senderName} ${message.gmtCreate.slice(5, 16)}`}
    >
      {acts.chosen ? (
        <Checkbox
          className={styles.check}
          aria-label={`选择这条消息：${lineOf(message)}`}
          checked={acts.chosen.has(message.id)}
          onChange={() => acts.onChoose(message)}
        />
      ) : null}
      <Avatar name={senderName} src={senderHeadImgUrl} size={32} />
      <div className={styles.body}>
        {isGroup && !isMine ? <small className={styles.name}>{senderName}</small> : null}
        <div className={styles.hold}>
          <Bubble message={message} isMine={isMine} isCalling={isCalling} isPair={!isGroup} again={again}>
            {replyTo ? <Quote {...replyTo} onGo={() => void store.jump(replyTo.seq)} /> : null}
          </Bubble>
          {acts.chosen ? null : <MessageMenu message={message} thread={thread} isMine={isMine} acts={acts} />}
        </div>
        {isMine ? <ReadMark thread={thread} seq={seq} onList={() => acts.onAsk({ kind: 'readers', message })} /> : null}
      </div>
    </article>
  );
}

/** Who has read it: in single conversations a word, in groups a number that opens the list. */
function ReadMark({ thread, seq, onList }: { thread: Thread; seq: number; onList: () => void }) {
  const { view, receipts } = thread;
  if (view?.conversationKind === ConversationKind.single)
    return <small className={styles.read}>{view.peerReadSeq >= seq ? '已读' : '未读'}</small>;
  const receipt = receipts.get(seq);
  if (!receipt || receipt.countAll === 0) return null;
  const { countRead, countAll } = receipt;
  return (
    <BareButton className={styles.read} onClick={onList}>
      {countRead >= countAll ? '全部已读' : `已读 ${countRead}`}
    </BareButton>
  );
}
