import { lazy, Suspense } from 'react';
import type { ChatMessage } from '#contract/im/shapes.ts';

const ForwardDialog = lazy(() => import('./ForwardDialog.tsx').then((part) => ({ default: part.ForwardDialog })));
const ReadersDialog = lazy(() => import('./ReadersDialog.tsx').then((part) => ({ default: part.ReadersDialog })));
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx').then((part) => ({ default: part.RemoveDialog })));
const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((part) => ({ default: part.ReportDialog })));

/** What was asked for about a message. */
export type Asked =
  | { kind: 'forward'; messages: readonly ChatMessage[]; isMerged: boolean }
  | { kind: 'readers'; message: ChatMessage }
  | { kind: 'remove'; message: ChatMessage }
  | { kind: 'report'; message: ChatMessage };

interface MessageDialogsProps {
  asked: Asked | null;
  onClose: () => void;
  /** It was done, and what was chosen is chosen no more. */
  onDone: () => void;
}

export function MessageDialogs({ asked, onClose, onDone }: MessageDialogsProps) {
  return (
    <Suspense>
      {asked?.kind === 'forward' ? <ForwardDialog {...asked} onClose={onClose} onDone={onDone} /> : null}
      {asked?.kind === 'readers' ? <ReadersDialog message={asked.message} onClose={onClose} /> : null}
      {asked?.kind === 'remove' ? <RemoveDialog message={asked.message} onClose={onClose} /> : null}
      {asked?.kind === 'report' ? <ReportDialog message={asked.message} onClose={onClose} /> : null}
    </Suspense>
  );
}
