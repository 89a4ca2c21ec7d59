import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { outcomeFor } from '#contract/rules/calls.ts';
import { ChatCard, ChatType } from '#contract/rules/chat.ts';
import { FileText, Phone, Video } from 'lucide-react';
import { sizeText } from '#contract/rules/uploads.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link.tsx';
import { lengthText } from '../store/chatTimes.ts';
import styles from './Bubble.module.css';
import { PictureViewer } from './PictureViewer.tsx';
import { RecordBubble } from './RecordBubble.tsx';
import { VoiceBubble } from './VoiceBubble.tsx';

export type Content = Pick<ChatMessage, 'messageType' | 'text' | 'file' | 'card' | 'call' | 'record' | 'isForwarded'>;

interface BubbleProps {
  message: Content;
  isMine: boolean;
  /** It names me. */
  isCalling?: boolean;
  /** Of a call: it was between two. */
  isPair?: boolean;
  /** Of a call: leads to the next one. */
  again?: ReactNode;
  children?: ReactNode;
}

/** What a message says, in the shape of its kind. */
export function Bubble({ message, isMine, isCalling, isPair, again, children }: BubbleProps) {
  const { file, card, call, record, messageType, text } = message;
  const face = (inner: ReactNode, extra?: string) => (
    <div className={cx(styles.bubble, isMine && styles.mine, extra)} data-calling={isCalling || undefined}>
      {children}
      {inner}
    </div>
  );
  if (messageType === ChatType.picture && file) return <Picture file={file} isMine={isMine} />;
  if (messageType === ChatType.voice && file) return face(<VoiceBubble url={file.url} seconds={file.seconds} />);
  if (messageType === ChatType.file && file) {
    return face(
      <a href={file.url} download={file.name} className={styles.file} aria-label={`下载文件 ${file.name}`}>
        <FileText size={30} strokeWidth={1.3} aria-hidden="true" />
        <span className={styles.words}>
          <b>{file.name}</b>
          <small>{sizeText(file.size)}</small>
        </span>
      </a>,
    );
  }
  if (messageType === ChatType.card && card) {
    const isCourse = card.cardKind === ChatCard.course;
    const look = cx(styles.bubble, styles.card, !isCourse && styles.person);
    const inner = (
      <>
        {isCourse ? (
          <Cover id={card.cardId} src={card.picture} topics={[card.title]} />
        ) : (
          <Avatar name={card.title} src={card.picture} size={56} />
        )}
        <span className={styles.words}>
          <b>{card.title}</b>
          <small>{card.subtitle}</small>
          {card.note ? <small>{card.note}</small> : null}
        </span>
      </>
    );
    // what was taken down leads nowhere
    return card.path === '' ? (
      <div className={look}>{inner}</div>
    ) : (
      <Link to={card.path} className={look}>
        {inner}
      </Link>
    );
  }
  if (messageType === ChatType.record && record) return face(<RecordBubble record={record} />);
  if (messageType === ChatType.call && call) {
    const Icon = call.callType === 2 ? Video : Phone;
    const outcome = isPair ? outcomeFor(call.outcome, isMine) : call.outcome;
    const what = call.seconds > 0 ? `${outcome} ${lengthText(call.seconds)}` : outcome;
    return face(
      <span className={styles.row}>
        <Icon size={16} aria-hidden="true" />
        {what}
        {again}
      </span>,
    );
  }
  return face(
    <>
      <p className={styles.text}>{linked(text)}</p>
      {message.isForwarded ? <small className={styles.from}>转发</small> : null}
    </>,
  );
}

function Picture({ file, isMine }: { file: NonNullable<Content['file']>; isMine: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const size = file.width > 0 ? { width: file.width, height: file.height } : {};
  return (
    <>
      <BareButton className={cx(styles.picture, isMine && styles.mine)} onClick={() => setIsOpen(true)}>
        <img src={file.url} alt={file.name || '图片'} {...size} />
      </BareButton>
      {isOpen ? <PictureViewer file={file} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const address = /(https?:\/\/[^\s<>"'，。；！？（）、]+)/g;

/** Web addresses in a text can be followed. */
const linked = (text: string): ReactNode[] =>
  text
    .split(address)
    .map((part, place) => ({ part, place }))
    .map(({ part, place }) =>
      place % 2 === 1 ? (
        <a key={place} href={part} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </a>
      ) : (
        part
      ),
    );
