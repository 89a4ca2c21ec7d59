import { useState } from 'react';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { CorrectItem } from './CorrectItem.tsx';
import { ItemPicker } from './ItemPicker.tsx';

interface CorrectDialogProps {
  of: Overview;
  /** The one that is meant; empty: it is still to be chosen. */
  itemId: string;
  onClose: () => void;
}

/** Puts a question right while it is being sat: which one, then how and why. */
export function CorrectDialog({ of, itemId: meant, onClose }: CorrectDialogProps) {
  const [itemId, setItemId] = useState(meant);
  if (itemId !== '') return <CorrectItem of={of} itemId={itemId} onBack={() => setItemId('')} onClose={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      title="更正一道题"
      note="先选题。题目本身有错的，先在题库里改好，再来这里换上"
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      <ItemPicker assessmentId={of.assessmentId} onPick={setItemId} />
    </Dialog>
  );
}
