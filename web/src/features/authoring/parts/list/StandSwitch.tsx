import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DraftRow } from '#contract/course/draft.ts';
import { useAct } from '../../../../shared/courses/useAct.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { toast } from '../../../../ui/toast.ts';
import { standCourse } from '../calls.ts';

/** On the shelf or off it. Taking it off asks first, because nobody finds it then. */
export function StandSwitch({ row: { id, courseName, isPutaway, version } }: { row: DraftRow }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct(standCourse, {
    onDone: async () => {
      setAsking(false);
      await revalidate();
      toast(isPutaway === 1 ? '已下架' : '已上架');
    },
  });
  const flip = () => act({ id, isPutaway: isPutaway === 1 ? 0 : 1 });
  return (
    <>
      <Switch
        aria-label={`上架「${courseName}」`}
        checked={isPutaway === 1}
        disabled={version === 0 || busy}
        onChange={() => (isPutaway === 1 ? setAsking(true) : flip())}
      />
      <ConfirmDialog
        open={isAsking}
        title={`下架「${courseName}」`}
        note="下架后搜不到、也不能报名；已经加入的学员照常可学。"
        confirmLabel="下架"
        loading={busy}
        loadingLabel="下架中"
        onConfirm={flip}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
