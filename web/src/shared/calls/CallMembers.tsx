import { useState } from 'react';
import { memberPage } from '#contract/im/group.ts';
import { MOST_CALL_PEOPLE } from '#contract/rules/calls.ts';
import { useCall } from '../../kit/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './CallMembers.module.css';

interface CallMembersProps {
  conversationId: string;
  /** Who cannot be chosen: oneself, and who is in the call. */
  without: readonly string[];
  onClose: () => void;
  onChosen: (userNos: string[]) => void;
}

/** Chooses whom of a group a call rings. */
export function CallMembers({ conversationId, without, onClose, onChosen }: CallMembersProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pageCurrent, setPage] = useState(1);
  const members = useCall(memberPage, { conversationId, pageCurrent, pageSize: 20 });
  const most = MOST_CALL_PEOPLE - Math.max(1, without.length);
  const turn = (userNo: string) =>
    setChosen((now) => (now.includes(userNo) ? now.filter((one) => one !== userNo) : [...now, userNo]));
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="选择要呼叫的人"
      note={`还可以选 ${Math.max(0, most - chosen.length)} 人`}
      actions={
        <Button
          variant="primary"
          disabled={chosen.length === 0 || chosen.length > most}
          onClick={() => onChosen([...chosen])}
        >
          呼叫
        </Button>
      }
    >
      {members.error ? <p role="alert">{members.error.message}</p> : null}
      <ul className={styles.list} aria-busy={members.isPending}>
        {members.data?.list
          .filter(({ userNo }) => !without.includes(userNo))
          .map(({ userNo, userName }) => (
            <li key={userNo}>
              <Checkbox label={userName} checked={chosen.includes(userNo)} onChange={() => turn(userNo)} />
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
