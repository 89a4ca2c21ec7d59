import * as messages from '#contract/im/message.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { call } from '../../../../kit/call.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { listTime } from '../../store/chatTimes.ts';
import { imPath } from '../addresses.ts';
import list from '../ConversationList.module.css';
import { Found } from '../Found.tsx';
import { Pages } from '../Pages.tsx';
import styles from './History.module.css';

export type Sought = Omit<InputOf<typeof messages.search.input>, 'pageCurrent' | 'pageSize'>;

interface FoundMessagesProps {
  sought: Sought;
  /** A place was pressed. */
  onGo?: (() => void) | undefined;
}

/** Messages that were sought, the newest first; a press goes to the place. */
export function FoundMessages({ sought, onGo }: FoundMessagesProps) {
  const { keyword = '', conversationId } = sought;
  return (
    <Pages
      label="找到的消息"
      askKey={['messages', sought]}
      ask={(pageCurrent, signal) => call(messages.search, { ...sought, pageCurrent }, { isShowErrTip: false, signal })}
      keyOf={(one) => `${one.conversationId} ${one.seq}`}
      empty="没有找到这样的消息"
    >
      {(one) => (
        <Link to={imPath(one.conversationId, one.seq)} className={list.row} onClick={onGo}>
          {one.pictureUrl === '' ? (
            <Avatar name={one.senderName} src={one.senderHeadImgUrl} size={44} />
          ) : (
            <img className={styles.picture} src={one.pictureUrl} alt="" width={44} height={44} />
          )}
          <b className="clip">{conversationId === undefined ? one.title : one.senderName}</b>
          <time>{listTime(one.gmtCreate)}</time>
          <span className={styles.line}>
            {conversationId === undefined ? `${one.senderName}：` : ''}
            <Found isFlowing text={one.line} words={keyword} />
          </span>
        </Link>
      )}
    </Pages>
  );
}
