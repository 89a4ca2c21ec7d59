import { lazy, Suspense } from 'react';
import type { CardShape } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';

const dialogs = {
  course: lazy(() => import('./CourseDialog.tsx').then((part) => ({ default: part.CourseDialog }))),
  position: lazy(() => import('./PositionDialog.tsx').then((part) => ({ default: part.PositionDialog }))),
  person: lazy(() => import('./PersonDialog.tsx').then((part) => ({ default: part.PersonDialog }))),
};

export type CardKind = keyof typeof dialogs;

interface CardDialogProps {
  kind: CardKind;
  onChoose: (card: OutputOf<typeof CardShape>) => void;
  onClose: () => void;
}

/** Finds what is sent as a card. */
export function CardDialog({ kind, ...rest }: CardDialogProps) {
  const Chosen = dialogs[kind];
  return (
    <Suspense>
      <Chosen {...rest} />
    </Suspense>
  );
}
