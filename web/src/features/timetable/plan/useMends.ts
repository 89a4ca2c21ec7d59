import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { bellsWords, weekdayName } from '#contract/rules/calendarWords.ts';
import { ChangeScope, MendKind } from '#contract/rules/scheduleChanges.ts';
import { move, undo } from '#contract/user/orgStuSchedule.ts';
import type { Mend } from '#contract/user/orgStuSchedule.ts';
import { call } from '../../../kit/call.ts';
import { toast } from '../../../ui/toast.ts';
import type { Ghost } from './frame.ts';
import type { Found } from './useFindings.ts';

/** What has gone out of the way before this one could be written. */
export interface MadeWay {
  changeId: string;
  text: string;
}

/**
 * The ways out of a clash: the one chosen is shown in the week, and nothing is written before it is applied. `take`
 * puts into the form what changes for this lesson, `send` writes it.
 */
export function useMends(
  found: Found | undefined,
  { onGhost, take, send }: { onGhost: (ghost: Ghost | null) => void; take: (mend: Mend) => void; send: () => void },
) {
  const mends = found?.mends ?? [];
  const [choice, setChoice] = useState<{ of: Found; at: number } | null>(null);
  const [madeWay, setMadeWay] = useState<MadeWay | null>(null);
  const [isBusy, setBusy] = useState(false);
  const chosen = choice && choice.of === found ? choice.at : null;

  function choose(at: number): void {
    const mend = mends[at]!;
    setChoice({ of: found!, at });
    onGhost({ ...mend, name: mend.offeringName });
  }

  async function apply(mend: Mend): Promise<void> {
    if (mend.mendKind !== MendKind.other) {
      take(mend);
      return send();
    }
    const done = await busily(async () => {
      const { lessonId, revision, day, fromBell, toBell, roomId } = mend;
      const target = { lessonId: lessonId!, revision: revision!, day: day!, fromBell, toBell, roomId };
      return call(move, { ...target, scope: ChangeScope.following });
    });
    if (!done) return;
    const text = `「${mend.offeringName}」已移到${weekdayName(mend.weekday)}${bellsWords(mend.fromBell, mend.toBell)}，通知 ${done.touched} 人`;
    setMadeWay({ changeId: done.changeId, text });
    send();
  }

  async function takeBack(): Promise<void> {
    const done = await busily(() => call(undo, { id: madeWay!.changeId }));
    if (!done) return;
    setMadeWay(null);
    toast('撤回成功');
  }

  /** What went wrong is shown by the call itself. */
  async function busily<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { mends, chosen, choose, apply, madeWay, takeBack, isBusy };
}
