import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { messageTypes } from '#contract/rules/messages.ts';
import type { MessageType } from '#contract/rules/messages.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Message } from '#contract/user/msg.ts';
import { reportUnread, useUnread } from '../../../kit/unread.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { readMessage } from './calls.ts';
import styles from './MessageEntry.module.css';

/** One message; a press on its title opens the words below it, which marks it as read. */
export function MessageEntry({ message }: { message: Message }) {
  const { id, msgType, msgTitle, msgText, msgUrl, gmtCreate } = message;
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [readHere, setReadHere] = useState(false);
  const { notices } = useUnread();
  const isNew = message.isRead === 0 && !readHere;
  const { act } = useAct(readMessage, { onDone: () => undefined });

  function press(): void {
    setOpen(!open);
    if (!isNew) return;
    setReadHere(true);
    reportUnread({ notices: Math.max(0, notices - 1) });
    act({ id });
  }

  return (
    <li className={styles.entry} data-new={isNew || undefined}>
      <h2 className={styles.title}>
        <BareButton className={styles.press} aria-expanded={open} aria-controls={panel} onClick={press}>
          <span className={styles.words}>
            {isNew ? <span className={styles.dot} role="img" aria-label="未读" /> : null}
            {msgTitle}
          </span>
          <ChevronDown size={16} aria-hidden="true" className={styles.turn} />
        </BareButton>
      </h2>
      <p className={styles.facts}>
        <Tag>{messageTypes[msgType as MessageType] ?? messageTypes.system}</Tag>
        <time>{shownTime(gmtCreate)}</time>
      </p>
      <div id={panel} hidden={!open} className={styles.panel}>
        <p className={styles.text}>{msgText || msgTitle}</p>
        {msgUrl === '' ? null : (
          <TextLink to={msgUrl} arrow>
            去看看
          </TextLink>
        )}
      </div>
    </li>
  );
}
