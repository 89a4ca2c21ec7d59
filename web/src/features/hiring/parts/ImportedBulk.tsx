import { useState } from 'react';
import type { Imported } from '#contract/position/importedTalent.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removeImported } from './importedCalls.ts';
import { MoveImportedDialog, TagImportedDialog } from './ImportedDialogs.tsx';

interface ImportedBulkProps {
  chosen: readonly Imported[];
  total: number;
  onAll: () => void;
  onClear: () => void;
}

/** What may be done to everybody who is chosen. */
export function ImportedBulk({ chosen, total, onAll, onClear }: ImportedBulkProps) {
  const [open, setOpen] = useState<'move' | 'tag' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { send, sending } = usePress(removeImported);
  const remove = async () => {
    const gone = await send({ ids: chosen.map(({ id }) => id) }, '删除成功，不留副本');
    close();
    if (gone) onClear();
  };
  return (
    <>
      <BulkBar count={chosen.length} total={total} unit="位" onAll={onAll} onClear={onClear}>
        <Button size="sm" onClick={() => setOpen('move')}>
          移到
        </Button>
        <Button size="sm" onClick={() => setOpen('tag')}>
          加标签
        </Button>
        <Button size="sm" variant="danger" onClick={() => setOpen('remove')}>
          删除
        </Button>
      </BulkBar>
      {open === 'move' ? <MoveImportedDialog people={chosen} onClose={close} onDone={onClear} /> : null}
      {open === 'tag' ? <TagImportedDialog people={chosen} onClose={close} onDone={onClear} /> : null}
      <AskFirst
        open={open === 'remove'}
        title={`删除 ${chosen.length} 份导入的简历`}
        note="简历、备注与标签一起删除，找不回来；本人要求删除也是这样办。"
        confirmLabel="删除"
        danger
        loading={sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  );
}
