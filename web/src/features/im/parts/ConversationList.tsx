import { BookUser, MessageCirclePlus, Plus, Search, Settings, Users } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '#contract/im/shapes.ts';
import { places } from '../../../kit/navigation/destinations.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { Bell } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { aboveNotices } from '../store/chatState.ts';
import { listTime } from '../store/chatTimes.ts';
import { useChat, useChatState } from '../store/useChat.ts';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SettingDialog } from './SettingDialog.tsx';

/** Who and what one talks with, and the search over all of it. */
export function ConversationList({ chosen }: { chosen: string }) {
  const { store } = useChat();
  const { rows, totalCount, system } = useChatState();
  const [words, setWords] = useState('');
  const [dialog, setDialog] = useState<'person' | 'group' | 'setting' | null>(null);
  const sought = useSettled(words.trim());
  const close = () => setDialog(null);
  const above = aboveNotices(rows, system.lastTime);
  const rowOf = (row: Conversation) => (
    <ConversationRow key={row.conversationId} row={row} isChosen={row.conversationId === chosen} />
  );
  return (
    <section className={styles.pane} aria-label="会话">
      <div className={styles.top}>
        <Input
          type="search"
          size="sm"
          className={styles.search}
          lead={<Search size={16} aria-hidden="true" />}
          placeholder="搜索联系人、群、记录"
          aria-label="搜索联系人、群和聊天记录"
          maxLength={30}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Menu
          align="end"
          label="发起聊天和聊天设置"
          triggerClass={styles.add}
          trigger={<Plus size={18} aria-hidden="true" />}
        >
          <MenuButton icon={<MessageCirclePlus size={16} />} onSelect={() => setDialog('person')}>
            发消息
          </MenuButton>
          <MenuButton icon={<Users size={16} />} onSelect={() => setDialog('group')}>
            创建群聊
          </MenuButton>
          <MenuButton icon={<Settings size={16} />} onSelect={() => setDialog('setting')}>
            聊天设置
          </MenuButton>
        </Menu>
      </div>
      <div className={styles.list}>
        {sought === '' ? (
          <>
            <ul>
              {rows.slice(0, above).map(rowOf)}
              <SystemRow key="notices" />
              {rows.slice(above).map(rowOf)}
            </ul>
            {rows.length < totalCount ? (
              <p className={styles.more}>
                <Button size="sm" variant="text" onClick={() => void store.moreRows()}>
                  更多会话
                </Button>
              </p>
            ) : null}
            {totalCount === 0 ? (
              <Empty
                title="还没有会话"
                note="从联系人里选一位，或者建一个群"
                action={
                  <Button size="sm" icon={<BookUser size={16} />} onClick={() => setDialog('person')}>
                    选联系人
                  </Button>
                }
              />
            ) : null}
          </>
        ) : (
          <SearchResults words={sought} onGone={() => setWords('')} />
        )}
      </div>
      {dialog === 'person' || dialog === 'group' ? <PeopleDialog kind={dialog} onClose={close} /> : null}
      {dialog === 'setting' ? <SettingDialog onClose={close} /> : null}
    </section>
  );
}

/** The notices of the platform have a page of their own. */
function SystemRow() {
  const { system } = useChatState();
  return (
    <li>
      <Link to={places.notices} className={styles.row}>
        <span className={styles.bell}>
          <Bell size={18} aria-hidden="true" />
        </span>
        <b className="clip">系统通知</b>
        <time suppressHydrationWarning>{system.lastTime === null ? '' : listTime(system.lastTime)}</time>
        <span className={styles.line}>{system.line || '还没有通知'}</span>
        <span className={styles.end}>
          <Badge count={system.unread} />
        </span>
      </Link>
    </li>
  );
}
