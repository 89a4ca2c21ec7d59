import { Dialog } from '../../../../ui/Dialog.tsx';
import { HistorySearch } from './HistorySearch.tsx';

interface HistoryDialogProps {
  words: string;
  onClose: () => void;
  /** A place was pressed. */
  onGo: () => void;
}

/** The search over all conversations, with everything it can be narrowed by. */
export const HistoryDialog = ({ words, onClose, onGo }: HistoryDialogProps) => (
  <Dialog open size="md" title="查找聊天记录" onClose={onClose}>
    <HistorySearch words={words} onGo={onGo} />
  </Dialog>
);
