import { useState } from 'react';
import type * as desk from '#contract/startup/policyDesk.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type One = typeof desk.withdraw;

interface TakeProps {
  /** What is done: 撤下, 删除. */
  name: string;
  /** To what. */
  of: { id: string; title: string };
  /** What it means for readers. */
  note: string;
  load: LazyCall<One['input'], One['output']>;
}

/** A step that readers feel or that cannot be undone: it is asked about first. */
export function Take({ name, of: { id, title }, note, load }: TakeProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(load);
  const take = async () => {
    await send({ id }, `${name}成功`);
    setAsked(false);
  };
  return (
    <>
      <Button size="sm" variant="text" aria-label={`${name}${title}`} onClick={() => setAsked(true)}>
        {name}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          title={`${name}「${title}」`}
          note={note}
          confirmLabel={name}
          danger
          loading={sending}
          loadingLabel="提交中"
          onConfirm={() => void take()}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
