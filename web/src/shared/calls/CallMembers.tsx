import { Search } from 'lucide-react';
import { useState } from 'react';
import { memberPage } from '#contract/im/group.ts';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { MOST_CALL_PEOPLE } from '#contract/rules/calls.ts';
import { useSettled } from '../../kit/chooser/useSettled.ts';
import { useCall } from '../../kit/useCall.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './CallMembers.module.css';

interface CallMembersProps {
  conversationId: string;
  /** Who cannot be chosen: oneself, and who is in the call. */
  without: readonly string[];
  onClose: () => void;
  onChosen: (userNos: string[]) => void;
}

/** Chooses whom of a group a call rings; who was chosen stays so while one looks for others. */
export function CallMembers({ conversationId, without, onClose, onChosen }: CallMembersProps) {
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [words, setWords] = useState('');
  const [pageCurrent, setPage] = useState(1);
  const keyword = useSettled(words.trim());
  const members = useCall(memberPage, { conversationId, keyword, pageCurrent, pageSize: 20 });
  const most = Math.max(0, MOST_CALL_PEOPLE - Math.max(1, without.length));
  const left = most - chosen.length;
  const has = (userNo: string) => chosen.some((one) => one.userNo === userNo);
  const drop = (userNo: string) => setChosen(chosen.filter((one) => one.userNo !== userNo));
  const list = members.data?.list.filter(({ userNo }) => !without.includes(userNo));
  const actions = (
    <Button
      variant="primary"
      disabled={chosen.length === 0 || left < 0}
      onClick={() => onChosen(chosen.map(({ userNo }) => userNo))}
    >
      呼叫
    </Button>
  );
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="选择要呼叫的人"
      note={`还可以选 ${Math.max(0, left)} 人`}
      actions={actions}
    >
      <Input
        type="search"
        lead={<Search size={16} aria-hidden="true" />}
        aria-label="找成员"
        placeholder="名字"
        maxLength={30}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setPage(1);
        }}
      />
      <div className={styles.chosen} aria-live="polite">
        {chosen.map(({ userNo, userName }) => (
          <Chip key={userNo} label={userName} onRemove={() => drop(userNo)} />
        ))}
      </div>
      {members.error ? <p role="alert">{members.error.message}</p> : null}
      {list?.length === 0 ? (
        <p className={styles.none}>{keyword === '' ? '群里的人都已经在通话里' : '没有这个成员，或者已经在通话里'}</p>
      ) : null}
      <ul className={styles.list} aria-busy={members.isPending}>
        {list?.map(({ userNo, userName, headImgUrl }) => (
          <li key={userNo}>
            <Checkbox
              label={
                <span className={styles.person}>
                  <Avatar name={userName} src={headImgUrl} size={32} />
                  <span className="clip">{userName}</span>
                </span>
              }
              checked={has(userNo)}
              disabled={left <= 0 && !has(userNo)}
              onChange={() => (has(userNo) ? drop(userNo) : setChosen([...chosen, { userNo, userName, headImgUrl }]))}
            />
          </li>
        ))}
      </ul>
      {members.data && members.data.totalPage > 1 ? (
        <p>
          <Button size="sm" disabled={pageCurrent === 1} onClick={() => setPage(pageCurrent - 1)}>
            上一页
          </Button>
          <Button size="sm" disabled={pageCurrent >= members.data.totalPage} onClick={() => setPage(pageCurrent + 1)}>
            下一页
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}
