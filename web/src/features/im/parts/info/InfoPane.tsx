import { X } from 'lucide-react';
import { useState } from 'react';
import { ConversationKind } from '#contract/rules/chat.ts';
import { useSettled } from '../../../../kit/chooser/useSettled.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { FoundMessages } from '../SearchResults.tsx';
import type { PanelProps } from '../ThreadPane.tsx';
import { GroupInfo } from './GroupInfo.tsx';
import styles from './InfoPane.module.css';
import { SingleInfo } from './SingleInfo.tsx';

/** Beside a conversation: who and what belongs to it, or the search in it. On small screens it lies over the messages. */
export function InfoPane({ thread, panel, onPanel }: PanelProps) {
  const { view, conversationId } = thread;
  const isGroup = view?.conversationKind === ConversationKind.group;
  const title = panel === 'search' ? '查找聊天记录' : isGroup ? '群信息' : '聊天信息';
  return (
    <aside className={styles.pane} aria-label={title} data-open={panel ?? undefined}>
      {panel ? (
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton label="收起" icon={<X size={18} aria-hidden="true" />} onClick={() => onPanel(null)} />
        </div>
      ) : null}
      {panel === 'search' ? (
        <Search conversationId={conversationId} />
      ) : view ? (
        isGroup ? (
          <GroupInfo view={view} />
        ) : (
          <SingleInfo view={view} />
        )
      ) : null}
    </aside>
  );
}

function Search({ conversationId }: { conversationId: string }) {
  const [words, setWords] = useState('');
  const sought = useSettled(words.trim());
  return (
    <>
      <Input
        type="search"
        size="sm"
        aria-label="在这个会话里查找"
        placeholder="要找的话"
        maxLength={30}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.found}>
        {sought === '' ? null : <FoundMessages words={sought} conversationId={conversationId} />}
      </div>
    </>
  );
}
