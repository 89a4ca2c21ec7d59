import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { useAct } from '../../../shared/courses/useAct.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeQuestion } from './calls.ts';

/** Takes back a question nobody answered. */
export function RemoveQuestion({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct(removeQuestion, {
    onDone: async () => {
      toast('删除成功');
      await navigate('/account/ques');
    },
  });
  return (
    <>
      <ActButton
        icon={<Trash2 size={16} aria-hidden="true" />}
        label="删除"
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => setAsking(true)}
      />
      <AskFirst
        open={isAsking}
        title="删除这个问题吗"
        note="悬赏的积分会退回，问题不能恢复。"
        confirmLabel="删除"
        danger
        onConfirm={() => {
          setAsking(false);
          act({ id });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
