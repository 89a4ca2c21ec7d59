import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as groups from '#contract/im/group.ts';
import { useCall } from '../../../kit/useCall.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Thread } from '../store/chatState.ts';
import { EVERYBODY } from '../store/mentions.ts';
import type { Mentioned } from '../store/mentions.ts';
import { useChat } from '../store/useChat.ts';
import styles from './Composer.module.css';

const ID = 'im-mentions';

/** Members whose name goes on as it is being written, walked by the arrow keys. */
export function useMentionList(thread: Thread, words: string | undefined, onChoose: (one: Mentioned) => void) {
  const { me } = useChat();
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState<string>();
  const { conversationId, view } = thread;
  const input = { conversationId, keyword: words ?? '', pageSize: 8 };
  const { data } = useCall(groups.memberPage, input, { enabled: words !== undefined });
  const isAll = view?.rights.mayAtAll === 1 && words !== undefined && EVERYBODY.userName.startsWith(words);
  const found: (Mentioned & { headImgUrl?: string })[] = [
    ...(isAll ? [EVERYBODY] : []),
    ...(data?.list ?? []).filter(({ userNo }) => userNo !== me),
  ];
  const isOpen = words !== undefined && closed !== words && found.length > 0;
  const current = Math.min(at, found.length - 1);
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((current + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosed(words);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey) onChoose(found[current]!);
    else return false;
    event.preventDefault();
    return true;
  }
  const fieldProps = isOpen
    ? { 'aria-autocomplete': 'list' as const, 'aria-controls': ID, 'aria-activedescendant': `${ID}-${current}` }
    : {};
  return { isOpen, found, current, onChoose, onKeyDown, fieldProps };
}

type MentionListProps = Pick<ReturnType<typeof useMentionList>, 'found' | 'current' | 'onChoose'>;

export function MentionList({ found, current, onChoose }: MentionListProps) {
  return (
    <div id={ID} role="listbox" aria-label="提到谁" className={styles.mentions}>
      {found.map((one, index) => (
        <div
          key={one.userNo}
          id={`${ID}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={styles.mention}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(one);
          }}
        >
          <Avatar name={one.userName} src={one.headImgUrl} size={24} />
          <span className="clip">{one.userName}</span>
        </div>
      ))}
    </div>
  );
}
