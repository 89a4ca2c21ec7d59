import { useState } from 'react';
import { choices } from '#contract/exam/assessmentStaff.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { saveStaff } from '../calls.ts';
import styles from './People.module.css';

/** Colleagues of the same house, to ask one of them. */
export function StaffDialog({ assessmentId, onClose }: { assessmentId: string; onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const { page, failure, busy } = useListCall(choices, { assessmentId, keyword, pageSize: 20 });
  const { send, sending } = usePress(saveStaff);
  const ask = async (userNo: string) => {
    if (await send({ assessmentId, userNo, isMarker: 1, isInvigilator: 1 }, '已请来')) onClose();
  };
  return (
    <Dialog open title="请一位老师阅卷或监考" note="同一单位的讲师与员工" onClose={onClose}>
      <WordSearch label="姓名" words={keyword} maxLength={20} onSearch={setKeyword} />
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <ul className={styles.staff} aria-busy={busy}>
        {page?.list.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <Button size="sm" disabled={sending} aria-label={`请${name}`} onClick={() => void ask(id)}>
              请
            </Button>
          </li>
        ))}
      </ul>
      {page && page.totalCount === 0 ? <p className={styles.quiet}>没有找到同一单位的老师</p> : null}
    </Dialog>
  );
}
