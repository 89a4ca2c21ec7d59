import { lazy, Suspense } from 'react';
import type { DialogPanelProps } from './DialogPanel.tsx';

const DialogPanel = lazy(() => import('./DialogPanel.tsx').then((part) => ({ default: part.DialogPanel })));

export type DialogProps = DialogPanelProps & { open: boolean };

/** Modal dialog; what it takes to show one is fetched with the first. */
export function Dialog({ open, ...rest }: DialogProps) {
  return <Suspense>{open ? <DialogPanel {...rest} /> : null}</Suspense>;
}
