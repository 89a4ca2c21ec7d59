import { useState } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { MOST_COMPARED } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { comparePath } from './addresses.ts';
import { MergeDialog } from './MergeDialog.tsx';
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
  const [open, setOpen] = useState<'move' | 'decline' | 'tag' | 'merge' | null>(null);
  const close = () => setOpen(null);
  const target = open === 'decline' ? ApplicationState.declined : ApplicationState.talking;
  const [one, other, third] = chosen;
  const isPair = one !== undefined && other !== undefined && third === undefined;
  // Who is reviewed blind has no account to this page.
  const mayBeTwins = isPair && one.userNo !== other.userNo && one.isUnnamed === 0 && other.isUnnamed === 0;
  return (
    <>
      <BulkBar count={chosen.length} total={total} unit="位" onAll={onAll} onClear={onClear}>
        <Button size="sm" onClick={() => setOpen('move')}>
          移到
        </Button>
        <Button size="sm" onClick={() => setOpen('tag')}>
          加标签
        </Button>
        {chosen.length >= 2 && chosen.length <= MOST_COMPARED ? (
          <LinkButton size="sm" to={comparePath(chosen.map(({ id }) => id))}>
            并排比较
          </LinkButton>
        ) : null}
        {mayBeTwins ? (
          <Button size="sm" onClick={() => setOpen('merge')}>
            合并
          </Button>
        ) : null}
        <Button size="sm" variant="danger" onClick={() => setOpen('decline')}>
          不合适
        </Button>
      </BulkBar>
      {open === 'move' || open === 'decline' ? (
        <MoveDialog people={chosen} target={target} onClose={close} onDone={onClear} />
      ) : null}
      {open === 'merge' && mayBeTwins ? <MergeDialog one={one} other={other} onClose={close} onDone={onClear} /> : null}
      {open === 'tag' ? <TagDialog people={chosen} onClose={close} onDone={onClear} /> : null}
    </>
  );
}
