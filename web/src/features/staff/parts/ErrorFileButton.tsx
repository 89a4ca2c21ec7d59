import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { importErrorFile } from './calls.ts';
import { keepFile } from './keepFile.ts';
import { useAct } from './useAct.ts';

/** The bad rows with their reasons as a file that can be corrected and sent again. */
export function ErrorFileButton({ id, icon }: { id: string; icon?: ReactNode }) {
  const { send, sending } = useAct(importErrorFile);
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
