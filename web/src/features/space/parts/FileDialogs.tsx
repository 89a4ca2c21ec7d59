import { lazy, Suspense } from 'react';
import type { Folder, SpaceFile } from '#contract/system/space.ts';
import type { FileAct } from './FileActs.tsx';

const BatchDialog = lazy(() => import('./BatchDialog.tsx').then((part) => ({ default: part.BatchDialog })));
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx').then((part) => ({ default: part.PreviewDialog })));
const RenameDialog = lazy(() => import('./RenameDialog.tsx').then((part) => ({ default: part.RenameDialog })));
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((part) => ({ default: part.ShareDialog })));

interface FileDialogsProps {
  act: FileAct;
  files: readonly SpaceFile[];
  folders: readonly Folder[];
  onClose: () => void;
  /** Several were changed, none of them is chosen any more. */
  onDone: () => void;
}

/** The dialog of an act; what it takes comes with the first press. */
export function FileDialogs({ act, files, folders, onClose, onDone }: FileDialogsProps) {
  const file = files[0];
  if (!file) return null;
  return (
    <Suspense>
      {act === 'preview' ? <PreviewDialog file={file} onClose={onClose} /> : null}
      {act === 'rename' ? <RenameDialog file={file} onClose={onClose} /> : null}
      {act === 'share' ? <ShareDialog file={file} onClose={onClose} /> : null}
      {act === 'move' || act === 'remove' ? (
        <BatchDialog act={act} files={files} folders={folders} onClose={onClose} onDone={onDone} />
      ) : null}
    </Suspense>
  );
}
