import { RowState } from '#contract/rules/rowStates.ts';
import type { Room } from '#contract/user/schoolRoom.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { disableRoom, enableRoom } from './calls.ts';

/** Takes a room out of use, or back into it. */
export function RoomState({ room, onClose }: { room: Room; onClose: () => void }) {
  const isUsed = room.statusId === RowState.normal;
  const { send, sending } = usePress(isUsed ? disableRoom : enableRoom);
  const act = isUsed ? '停用' : '启用';
  return (
    <ConfirmDialog
      open
      danger={isUsed}
      title={`${act}「${room.roomName}」`}
      note={isUsed ? '之后不能再排课到这里；还有将来的课时不能停用' : '之后又可以排课到这里'}
      confirmLabel={act}
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id: room.id }, `${act}成功`).then(onClose)}
      onClose={onClose}
    />
  );
}
