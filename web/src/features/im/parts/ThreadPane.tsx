import { CallButtons } from '../../../shared/calls/CallButtons.tsx';
import { ChevronLeft, History, PanelRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import type { Thread } from '../store/chatState.ts';
import { useChat } from '../store/useChat.ts';
import { imPath } from './addresses.ts';
import { Composer } from './Composer.tsx';
import { ContextStrip } from './ContextStrip.tsx';
import { FilesDialog } from './FilesDialog.tsx';
import { MessageDialogs } from './MessageDialogs.tsx';
import type { Asked } from './MessageDialogs.tsx';
import { MessageList } from './MessageList.tsx';
import { useSilenceOver } from './useSilenceOver.ts';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './ThreadPane.module.css';

export interface PanelProps {
  thread: Thread;
  panel: 'info' | 'search' | null;
  onPanel: (panel: 'info' | 'search' | null) => void;
}

/** The open conversation: its messages, and the place to write. */
export function ThreadPane({ thread, panel, onPanel }: PanelProps) {
  const { store } = useChat();
  const { conversationId, view, failure } = thread;
  const [reply, setReply] = useState<ChatMessage | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChatMessage> | null>(null);
  const [dropped, setDropped] = useState<File[]>([]);
  const writing = useRef<HTMLTextAreaElement>(null);
  const isGroup = view?.conversationKind === ConversationKind.group;
  useSilenceOver(conversationId, view?.mutedUntil ?? null);
  const toggle = (message: ChatMessage) => {
    const next = new Map(chosen);
    if (!next.delete(message.id)) next.set(message.id, message);
    setChosen(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (view?.rights.maySend === 1) setDropped([...event.dataTransfer.files]);
  };
  const panelButton = (which: 'info' | 'search') => () => onPanel(panel === which ? null : which);
  return (
    <div role="presentation" className={styles.area} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <section className={styles.pane} aria-label={view ? `和${view.title}的聊天` : '聊天'}>
        <header className={styles.head}>
          <span className={styles.back}>
            <IconLink to={imPath()} label="返回会话列表" icon={<ChevronLeft size={20} aria-hidden="true" />} />
          </span>
          <h2 className={styles.title}>
            <span className="clip">{view?.title ?? ''}</span>
            {isGroup ? <small>{view.countMembers} 人</small> : null}
          </h2>
          <div className={styles.acts}>
            {view?.rights.mayCall === 1 ? <CallButtons conversationId={conversationId} isGroup={isGroup} /> : null}
            <IconButton
              label="聊天记录"
              icon={<History size={18} aria-hidden="true" />}
              aria-expanded={panel === 'search'}
              onClick={panelButton('search')}
            />
            <IconButton
              label={isGroup ? '群信息' : '聊天信息'}
              icon={<PanelRight size={18} aria-hidden="true" />}
              aria-expanded={panel === 'info'}
              onClick={panelButton('info')}
            />
          </div>
        </header>
        {view?.contextCard ? <ContextStrip card={view.contextCard} /> : null}
        {failure !== '' ? (
          <div className={styles.failure}>
            <Empty
              title={failure}
              action={
                <Button size="sm" onClick={() => void store.open(conversationId)}>
                  重试
                </Button>
              }
            />
          </div>
        ) : (
          <MessageList
            thread={thread}
            chosen={chosen}
            onChoose={toggle}
            onReply={(message) => {
              setReply(message);
              writing.current?.focus();
            }}
            onAsk={(next) => {
              if (next.kind === 'select') setChosen(new Map([[next.message.id, next.message]]));
              else setAsked(next);
            }}
            onRewrite={(text) => {
              store.rewrite(conversationId, text);
              writing.current?.focus();
            }}
          />
        )}
        {chosen ? (
          <SelectionBar
            chosen={chosen}
            onClose={() => setChosen(null)}
            onForward={(isMerged) => setAsked({ kind: 'forward', messages: [...chosen.values()], isMerged })}
          />
        ) : failure === '' ? (
          <Composer thread={thread} ref={writing} reply={reply} onReply={setReply} onFiles={setDropped} />
        ) : null}
        {dropped.length > 0 ? (
          <FilesDialog files={dropped} conversationId={conversationId} onClose={() => setDropped([])} />
        ) : null}
        <MessageDialogs
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setChosen(null);
          }}
        />
      </section>
    </div>
  );
}
