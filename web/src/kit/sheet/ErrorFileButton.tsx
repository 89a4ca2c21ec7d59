import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { usePress } from '../usePress.ts';
import { keepFile } from './keepFile.ts';
import type { SheetPage } from './sheetPage.ts';

interface ErrorFileButtonProps {
  of: SheetPage;
  id: string;
  icon?: ReactNode;
}

/** The bad rows with their reasons as a file that can be corrected and sent again. */
export function ErrorFileButton({ of, id, icon }: ErrorFileButtonProps) {
  const { send, sending } = usePress(async () => (await of.calls()).errorFile);
  return (
    <Button
      icon={icon}
      loading={sending}
      loadingLabel="准备中"
      onClick={() => void send({ id }).then((file) => file && keepFile(file))}
    >
      下载需要修改的行
    </Button>
  );
}
