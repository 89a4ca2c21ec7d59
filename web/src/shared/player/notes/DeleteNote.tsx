import { NOTE_CHANGED, remove } from '#contract/course/periodNote.ts';
import type { Note } from '#contract/course/periodNote.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { useSend } from '../../../kit/useCall.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface DeleteNoteProps {
  note: Pick<Note, 'id' | 'content' | 'revision'>;
  onClose: () => void;
  /** It is gone, or another device changed it: the list is to be read anew. */
  onDone: () => void;
}

/** Asks, then deletes a note as it is shown; one that another device changed meanwhile stays. */
export function DeleteNote({ note, onClose, onDone }: DeleteNoteProps) {
  const asked = useSend(remove, { isShowErrTip: false });
  const drop = () =>
    asked.mutate(
      { id: note.id, basedOn: [note.revision] },
      {
        onSuccess: onDone,
        onError: ({ code, message }) => {
          if (code !== NOT_FOUND.code) toast(code === NOTE_CHANGED.code ? `${message}，看过再删` : message);
          if ([NOT_FOUND.code, NOTE_CHANGED.code].includes(code)) onDone();
        },
      },
    );
  const begin = note.content.length > 40 ? `${note.content.slice(0, 40)}…` : note.content;
  return (
    <ConfirmDialog
      open
      title="删除这条笔记"
      note={`「${begin}」删除之后不能恢复`}
      confirmLabel="删除"
      loadingLabel="删除中"
      danger
      loading={asked.isPending}
      onConfirm={drop}
      onClose={onClose}
    />
  );
}
