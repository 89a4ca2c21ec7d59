import { FolderOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DraftMedia } from '#contract/course/draft.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { Button } from '../../../../ui/Button.tsx';

const FilesDialog = lazy(() => import('./FilesDialog.tsx').then((part) => ({ default: part.FilesDialog })));

interface FileChooserProps {
  /** Only files of this kind; undefined for all. */
  fileType?: FileType;
  label: string;
  onChoose: (file: DraftMedia) => void;
}

/** A button that opens the files somebody stored before. */
export function FileChooser({ fileType, label, onChoose }: FileChooserProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<FolderOpen size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <FilesDialog
            fileType={fileType}
            onClose={() => setOpen(false)}
            onChoose={(file) => {
              setOpen(false);
              onChoose(file);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
