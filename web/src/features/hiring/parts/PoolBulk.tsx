import { useState } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { TagDialog } from './TagDialog.tsx';

interface PoolBulkProps {
  chosen: readonly Candidate[];
  total: number;
  onAll: () => void;
  onClear: () => void;
}

/** What may be done to everybody who is chosen; also the way of the keyboard to move somebody. */
export function PoolBulk({ chosen, total, onAll, onClear }: PoolBulkProps) {
  const [open, setOpen] = useState<'move' | 'decline' | 'tag' | null>(null);
  const close = () => setOpen(null);
  const target = open === 'decline' ? ApplicationState.declined : ApplicationState.talking;
  return (
    <>
      <BulkBar count={chosen.length} total={total} unit="位" onAll={onAll} onClear={onClear}>
        <Button size="sm" onClick={() => setOpen('move')}>
          移到
        </Button>
        <Button size="sm" onClick={() => setOpen('tag')}>
          加标签
        </Button>
        <Button size="sm" variant="danger" onClick={() => setOpen('decline')}>
          不合适
        </Button>
      </BulkBar>
      {open === 'move' || open === 'decline' ? (
        <MoveDialog people={chosen} target={target} onClose={close} onDone={onClear} />
      ) : null}
      {open === 'tag' ? <TagDialog people={chosen} onClose={close} onDone={onClear} /> : null}
    </>
  );
}
