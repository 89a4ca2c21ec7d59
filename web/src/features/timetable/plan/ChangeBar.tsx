import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { UNDO_MINUTES } from '#contract/rules/scheduleChanges.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { undoChange } from './calls.ts';
import type { Change } from './frame.ts';

/** What was just done, with the way back as long as there is one. */
export function ChangeBar({ change, onGone }: { change: Change; onGone: () => void }) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const waiting = setTimeout(() => gone(), UNDO_MINUTES * 60_000);
    return () => clearTimeout(waiting);
  }, []);
  async function undo(): Promise<void> {
    setSending(true);
    try {
      const endpoint = await undoChange();
      for (const id of change.changeIds.toReversed()) await call(endpoint, { id });
      toast('撤回成功');
      change.told?.(false);
      onGone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
      await revalidate();
    }
  }
  const back = (
    <Button variant="text" size="sm" loading={sending} loadingLabel="撤回中" onClick={() => void undo()}>
      撤回
    </Button>
  );
  return (
    <div role="status" data-off-paper>
      <Banner action={back} onClose={onGone}>
        {change.text}
      </Banner>
    </div>
  );
}
