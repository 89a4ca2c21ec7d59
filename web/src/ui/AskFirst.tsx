import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((part) => ({ default: part.ConfirmDialog })));

/** `ConfirmDialog` on pages that are mostly read: it is fetched when the question is asked. */
export function AskFirst({ open, ...rest }: ConfirmDialogProps) {
  return <Suspense>{open ? <ConfirmDialog open {...rest} /> : null}</Suspense>;
}
