import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { removeDays } from './calls.ts';
import type { Stretch } from './stretches.ts';

/** Asks once before days leave the calendar. */
export function RemoveDays({ stretch, onClose }: { stretch: Stretch; onClose: () => void }) {
  const remove = usePress(removeDays);
  const { name, from, to, days } = stretch;
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${name}」`}
      note={`${from === to ? from : `${from} 至 ${to} 这 ${days.length} 天`}恢复成平常的日子；因此取消的课不会自己回来，要到课表里重排`}
      confirmLabel="删除"
      loading={remove.sending}
      loadingLabel="删除中"
      onConfirm={() => void remove.send({ ids: days.map(({ id }) => id) }, '删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
