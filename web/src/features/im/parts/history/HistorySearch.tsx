import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { ChatType } from '#contract/rules/chat.ts';
import { useSettled } from '../../../../kit/chooser/useSettled.ts';
import { BareButton } from '../../../../ui/BareButton.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { DateField } from '../../../../ui/DateField.tsx';
import { dayFrom } from '../../../../ui/dateText.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { PersonField } from '../PersonField.tsx';
import { ConversationField } from './ConversationField.tsx';
import type { SomeConversation } from './ConversationField.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import styles from './History.module.css';

const kinds = [ChatType.text, ChatType.picture, ChatType.file, ChatType.card] as const;

interface HistorySearchProps {
  /** Only in it; without it in all, and one can be chosen. */
  conversationId?: string;
  words?: string;
  onGo?: () => void;
}

/** Searches what was said: by words, kind, person, days, and by conversation where that is not settled. */
export function HistorySearch({ conversationId, words: given = '', onGo }: HistorySearchProps) {
  const isAnywhere = conversationId === undefined;
  const [words, setWords] = useState(given);
  const [kind, setKind] = useState<ChatType>();
  const [isFiltering, setIsFiltering] = useState(isAnywhere);
  const [where, setWhere] = useState<SomeConversation | null>(null);
  const [person, setPerson] = useState<ChatPerson | null>(null);
  const [days, setDays] = useState({ from: '', to: '' });
  const keyword = useSettled(words.trim());
  const place = conversationId ?? where?.conversationId;
  const wrong = troubleOf(days);
  const sought = {
    keyword,
    conversationId: place,
    senderUserNo: person?.userNo,
    messageType: kind,
    ...(wrong.from || wrong.to ? {} : days),
  };
  const isNarrowed = kind !== undefined || person !== null || days.from !== '' || days.to !== '';
  const isAsked = keyword !== '' || (place !== undefined && isNarrowed);
  return (
    <div className={styles.search} data-wide={isAnywhere || undefined}>
      <Input
        type="search"
        size="sm"
        lead={<Search size={16} aria-hidden="true" />}
        aria-label={isAnywhere ? '在所有聊天记录里查找' : '在这个会话里查找'}
        placeholder="要找的话"
        maxLength={30}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <fieldset className={styles.kinds}>
        <legend className="sr-only">消息的种类</legend>
        {[undefined, ...kinds].map((one) => (
          <BareButton key={one ?? 0} className={styles.kind} aria-pressed={one === kind} onClick={() => setKind(one)}>
            {one === undefined ? '全部' : ChatType.labels[one]}
          </BareButton>
        ))}
        {isAnywhere ? null : (
          <Button
            size="sm"
            variant="text"
            icon={<SlidersHorizontal size={14} aria-hidden="true" />}
            aria-expanded={isFiltering}
            onClick={() => setIsFiltering(!isFiltering)}
          >
            筛选
          </Button>
        )}
      </fieldset>
      {isFiltering ? (
        <div className={styles.filters}>
          {isAnywhere ? (
            <ConversationField
              value={where}
              onChange={(next) => {
                setWhere(next);
                setPerson(null);
              }}
            />
          ) : null}
          <PersonField key={place} conversationId={place} value={person} onChange={setPerson} />
          <Field label="从哪天" error={wrong.from}>
            <DateField value={days.from} onChange={(from) => setDays({ ...days, from })} />
          </Field>
          <Field label="到哪天" error={wrong.to}>
            <DateField value={days.to} onChange={(to) => setDays({ ...days, to })} />
          </Field>
        </div>
      ) : null}
      <div className={styles.found}>
        {isAsked ? (
          <FoundMessages sought={sought} onGo={onGo} />
        ) : (
          <p className={styles.hint}>
            {place === undefined
              ? '输入要找的话，再按会话、发送人、种类和日期缩小'
              : '输入要找的话，或者选种类、发送人、日期'}
          </p>
        )}
      </div>
    </div>
  );
}

/** Days that are not days yet, or stand the wrong way round, are not asked for. */
function troubleOf({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  const trouble = (day: string) => (day === '' || dayFrom(day) ? undefined : '请写成年-月-日');
  const [first, last] = [trouble(from), trouble(to)];
  const isTurned = !first && !last && from !== '' && to !== '' && to < from;
  return {
    ...(first && { from: first }),
    ...((last ?? isTurned) && { to: last ?? '不能早于开始的那天' }),
  };
}
