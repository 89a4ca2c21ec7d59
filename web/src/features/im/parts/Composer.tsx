import { AtSign, BookOpen, Briefcase, Contact, Image, Mic, Paperclip, Smile, X } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import type { ChatMember, ChatMessage } from '#contract/im/shapes.ts';
import { ChatType, ConversationKind, lineOf, MOST_TEXT } from '#contract/rules/chat.ts';
import { uploadRules } from '#contract/rules/uploads.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Thread } from '../store/chatState.ts';
import { nothingElse } from '../store/files.ts';
import { mentionAt, mentionedIn } from '../store/mentions.ts';
import { useChat, useChatState } from '../store/useChat.ts';
import { CardDialog } from './CardDialog.tsx';
import type { CardKind } from './CardDialog.tsx';
import styles from './Composer.module.css';
import { EmojiPicker } from './EmojiPicker.tsx';
import { MentionList, useMentionList } from './MentionList.tsx';
import { VoiceRecorder } from './VoiceRecorder.tsx';

interface ComposerProps {
  thread: Thread;
  ref: Ref<HTMLTextAreaElement>;
  reply: ChatMessage | null;
  onReply: (message: ChatMessage | null) => void;
  onFiles: (files: File[]) => void;
}

const icon = (Icon: typeof Smile) => <Icon size={18} aria-hidden="true" />;

/** Where messages are written: text, emoji, pictures, files, voice, cards; Enter sends, Ctrl+Enter begins a line. */
export function Composer({ thread, ref, reply, onReply, onFiles }: ComposerProps) {
  const { store } = useChat();
  const { drafts } = useChatState();
  const { conversationId, view } = thread;
  const text = drafts[conversationId]?.text ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  const [caret, setCaret] = useState(0);
  const [placed, setPlaced] = useState<{ at: number } | null>(null);
  // at once with the words: a frame later it would jump back before what was typed meanwhile
  useLayoutEffect(() => {
    if (!placed) return;
    area.current?.focus();
    area.current?.setSelectionRange(placed.at, placed.at);
  }, [placed]);
  const [open, setOpen] = useState<'emoji' | 'voice' | CardKind | null>(null);
  const isGroup = view?.conversationKind === ConversationKind.group;
  const mention = isGroup ? mentionAt(text, caret) : undefined;
  const list = useMentionList(thread, mention?.words, choose);
  const close = () => setOpen(null);
  if (view && view.rights.maySend === 0) return <p className={styles.closed}>{view.rights.whyNot}</p>;

  const write = (next: string, at: number): void => {
    store.write(conversationId, next.slice(0, MOST_TEXT));
    setCaret(at);
    setPlaced({ at });
  };
  const insert = (words: string): void => {
    const { selectionStart, selectionEnd } = area.current!;
    write(text.slice(0, selectionStart) + words + text.slice(selectionEnd), selectionStart + words.length);
  };
  function choose(member: Pick<ChatMember, 'userNo' | 'userName'>): void {
    if (!mention) return;
    const words = `@${member.userName} `;
    store.named.add(conversationId, member);
    write(text.slice(0, mention.from) + words + text.slice(caret), mention.from + words.length);
  }
  const replyTo = reply && { seq: reply.seq, userName: reply.senderName, line: lineOf(reply) };
  const send = (): void => {
    if (text.trim() === '') return;
    const called = mentionedIn(text, store.named.of(conversationId));
    store.send(conversationId, { ...nothingElse, messageType: ChatType.text, text, replyTo, ...called });
    store.named.drop(conversationId);
    onReply(null);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || list.onKeyDown(event)) return;
    if (event.key === 'Escape' && reply) return onReply(null);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) insert('\n');
    else send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <div className={styles.composer}>
      {reply ? (
        <p className={styles.reply}>
          <span className="clip">
            回复 {reply.senderName}：{lineOf(reply)}
          </span>
          <IconButton
            size="sm"
            label="不回复了"
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => onReply(null)}
          />
        </p>
      ) : null}
      {open === 'voice' ? (
        <VoiceRecorder
          onClose={close}
          onDone={(file) => store.send(conversationId, { ...nothingElse, messageType: ChatType.voice, file, replyTo })}
        />
      ) : (
        <>
          <div className={styles.tools} role="group" aria-label="插入">
            <IconButton
              label="表情"
              icon={icon(Smile)}
              aria-expanded={open === 'emoji'}
              onClick={() => setOpen(open === 'emoji' ? null : 'emoji')}
            />
            <FileButton
              label="图片"
              face={icon(Image)}
              extensions={uploadRules.chatPicture.extensions}
              onFiles={onFiles}
            />
            <FileButton
              label="文件"
              face={icon(Paperclip)}
              extensions={uploadRules.chatFile.extensions}
              onFiles={onFiles}
            />
            <IconButton label="语音消息" icon={icon(Mic)} onClick={() => setOpen('voice')} />
            <IconButton label="发送课程" icon={icon(BookOpen)} onClick={() => setOpen('course')} />
            <IconButton label="发送职位" icon={icon(Briefcase)} onClick={() => setOpen('position')} />
            <IconButton label="发送名片" icon={icon(Contact)} onClick={() => setOpen('person')} />
            {isGroup ? <IconButton label="提到某人" icon={icon(AtSign)} onClick={() => insert('@')} /> : null}
          </div>
          {open === 'emoji' ? <EmojiPicker onPick={insert} onClose={close} /> : null}
          <div className={styles.field}>
            {list.isOpen ? <MentionList {...list} /> : null}
            <textarea
              ref={area}
              className={styles.area}
              rows={2}
              aria-label={`给${view?.title ?? '对方'}写消息`}
              placeholder="写消息"
              maxLength={MOST_TEXT}
              value={text}
              {...list.fieldProps}
              onChange={({ target }) => {
                setCaret(target.selectionStart);
                store.write(conversationId, target.value);
              }}
              onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
          <div className={styles.send}>
            <span className={styles.hint}>
              {text.length > MOST_TEXT - 200 ? `${text.length} / ${MOST_TEXT}` : '回车发送，Ctrl + 回车换行'}
            </span>
            <Button size="sm" variant="primary" disabled={text.trim() === ''} onClick={send}>
              发送
            </Button>
          </div>
        </>
      )}
      {open === 'course' || open === 'position' || open === 'person' ? (
        <CardDialog
          kind={open}
          onClose={close}
          onChoose={(card) => {
            store.send(conversationId, { ...nothingElse, messageType: ChatType.card, card, replyTo });
            close();
          }}
        />
      ) : null}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  face: React.ReactNode;
  extensions: readonly string[];
  onFiles: (files: File[]) => void;
}

/** Opens the choice of files of the device. */
function FileButton({ label, face, extensions, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={`发送${label}`} icon={face} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={`选择${label}`}
        accept={extensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
