import * as conversations from '#contract/im/conversation.ts';
import * as messages from '#contract/im/message.ts';
import * as people from '#contract/im/person.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Link } from '../../../ui/Link.tsx';
import { listTime } from '../store/chatTimes.ts';
import { imPath } from './addresses.ts';
import { Found } from './Found.tsx';
import { Pages } from './Pages.tsx';
import list from './ConversationList.module.css';
import styles from './SearchResults.module.css';

const quiet = { isShowErrTip: false } as const;

/** Conversations, people and messages with these words. */
export function SearchResults({ words, onGone }: { words: string; onGone: () => void }) {
  return (
    <div className={styles.results}>
      <h2 className={styles.head}>会话</h2>
      <Pages
        label="找到的会话"
        askKey={['conversations', words]}
        ask={(pageCurrent, signal) =>
          call(conversations.list, { keyword: words, pageCurrent, pageSize: 5 }, { ...quiet, signal })
        }
        keyOf={(one) => one.conversationId}
        empty="没有这样的会话"
      >
        {({ conversationId, title, headImgUrl, conversationKind }) => (
          <Link to={imPath(conversationId)} className={styles.hit} onClick={onGone}>
            <Avatar
              name={title}
              src={headImgUrl}
              size={32}
              shape={conversationKind === ConversationKind.group ? 'org' : 'person'}
            />
            <Found text={title} words={words} />
          </Link>
        )}
      </Pages>
      <h2 className={styles.head}>联系人</h2>
      <Pages
        label="找到的人"
        askKey={['people', words]}
        ask={(pageCurrent, signal) =>
          call(people.search, { keyword: words, pageCurrent, pageSize: 5 }, { ...quiet, signal })
        }
        keyOf={(one) => one.userNo}
        empty="没有找到这个人"
      >
        {({ userNo, userName, headImgUrl, relation }) => (
          <Link to={`/im?to=${userNo}`} className={styles.hit} onClick={onGone}>
            <Avatar name={userName} src={headImgUrl} size={32} />
            <Found text={userName} words={words} />
            <small>{relation}</small>
          </Link>
        )}
      </Pages>
      <h2 className={styles.head}>聊天记录</h2>
      <FoundMessages words={words} onGone={onGone} />
    </div>
  );
}

/** Messages with these words, in all conversations or in one; a press goes to the place. */
export function FoundMessages(props: { words: string; conversationId?: string; onGone?: () => void }) {
  const { words, conversationId, onGone } = props;
  return (
    <Pages
      label="找到的消息"
      askKey={['messages', words, conversationId]}
      ask={(pageCurrent, signal) =>
        call(messages.search, { keyword: words, conversationId, pageCurrent }, { ...quiet, signal })
      }
      keyOf={(one) => `${one.conversationId} ${one.seq}`}
      empty="没有找到这样的消息"
    >
      {(one) => (
        <Link to={imPath(one.conversationId, one.seq)} className={list.row} onClick={onGone}>
          <Avatar name={one.senderName} src={one.senderHeadImgUrl} size={44} />
          <b className="clip">{conversationId === undefined ? one.title : one.senderName}</b>
          <time>{listTime(one.gmtCreate)}</time>
          <span className={list.line}>
            {conversationId === undefined ? `${one.senderName}：` : ''}
            <Found text={one.line} words={words} />
          </span>
        </Link>
      )}
    </Pages>
  );
}
