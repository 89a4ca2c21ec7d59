import type { Room } from '#contract/exam/sittingShapes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import type { AnswerSheetProps } from './AnswerSheet.tsx';
import styles from './Room.module.css';
import { NoteParts } from './RoomNotes.tsx';
import type { Sitting } from './useSitting.ts';

interface SheetDialogProps {
  open: boolean;
  onClose: () => void;
  sheet: AnswerSheetProps;
  room: Room;
  of: Pick<Sitting, 'scratch' | 'store'>;
}

/** On phones the answer sheet and the notes come from below. */
export const SheetDialog = ({ open, onClose, sheet, room, of }: SheetDialogProps) => (
  <Dialog open={open} onClose={onClose} title="答题卡" size="md">
    <AnswerSheet {...sheet} />
    <div className={styles.phoneNotes}>
      <NoteParts room={room} of={of} isWriting={room.isMine === 1} />
    </div>
  </Dialog>
);
