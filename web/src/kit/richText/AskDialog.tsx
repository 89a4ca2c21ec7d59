import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './AskDialog.module.css';

interface AskDialogProps {
  editor: Editor;
  title: string;
  /** The button that does it. */
  act: string;
  onUse: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Asks for one thing that goes into the text, and leaves the cursor there. It has no form: one within the form that the
 * text is a field of would submit that as well.
 */
export function AskDialog({ editor, title, act, onUse, onClose, children }: AskDialogProps) {
  useEffect(() => () => void requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus()), [editor]);
  return (
    <Dialog
      open
      size="md"
      title={title}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={onUse}>
            {act}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>{children}</div>
    </Dialog>
  );
}
