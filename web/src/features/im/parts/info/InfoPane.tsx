import { X } from 'lucide-react';
import { ConversationKind } from '#contract/rules/chat.ts';
import { useMedia } from '../../../../kit/useMedia.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { HistorySearch } from '../history/HistorySearch.tsx';
import type { PanelProps } from '../ThreadPane.tsx';
import { GroupInfo } from './GroupInfo.tsx';
import styles from './InfoPane.module.css';
import { SingleInfo } from './SingleInfo.tsx';

/** Narrower than this it lies over the messages (InfoPane.module.css). */
const OVER = '(max-width: 1100px)';

/** Beside a conversation: who and what belongs to it, or the search in it. On small screens it lies over the messages. */
export function InfoPane({ thread, panel, onPanel }: PanelProps) {
  const { view, conversationId } = thread;
  const isOver = useMedia(OVER);
  const go = () => (isOver ? onPanel(null) : undefined);
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
        <HistorySearch conversationId={conversationId} onGo={go} />
      ) : view ? (
        isGroup ? (
          <GroupInfo view={view} onGo={go} />
        ) : (
          <SingleInfo view={view} onGo={go} />
        )
      ) : null}
    </aside>
  );
}
