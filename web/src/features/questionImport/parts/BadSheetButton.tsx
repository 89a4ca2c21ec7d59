import type { ReactNode } from 'react';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { badSheet } from './calls.ts';

/** The bad questions with their reasons as a sheet that can be corrected and sent again. */
export function BadSheetButton({ id, icon }: { id: string; icon?: ReactNode }) {
  const { send, sending } = usePress(badSheet);
  return (
    <Button
      icon={icon}
      loading={sending}
      loadingLabel="准备中"
      onClick={() => void send({ id }).then((file) => file && keepFile(file))}
    >
      下载需要修改的题
    </Button>
  );
}
