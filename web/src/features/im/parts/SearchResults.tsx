import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import * as conversations from '#contract/im/conversation.ts';
import * as people from '#contract/im/person.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { imPath } from './addresses.ts';
import { Found } from './Found.tsx';
import { FoundMessages } from './history/FoundMessages.tsx';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import { Pages } from './Pages.tsx';
import styles from './SearchResults.module.css';

const quiet = { isShowErrTip: false } as const;

/** Conversations, people and messages with these words. */
export function SearchResults({ words, onGone }: { words: string; onGone: () => void }) {
  const [isNarrowing, setIsNarrowing] = useState(false);
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
      <div className={styles.split}>
        <h2 className={styles.head}>聊天记录</h2>
        <Button
          size="sm"
          variant="text"
          icon={<SlidersHorizontal size={14} aria-hidden="true" />}
          onClick={() => setIsNarrowing(true)}
        >
          筛选
        </Button>
      </div>
      <FoundMessages sought={{ keyword: words }} onGo={onGone} />
      {isNarrowing ? <HistoryDialog words={words} onClose={() => setIsNarrowing(false)} onGo={onGone} /> : null}
    </div>
  );
}
