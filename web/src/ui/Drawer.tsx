import { lazy, Suspense } from 'react';
import type { DrawerPanelProps } from './DrawerPanel.tsx';

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx').then((part) => ({ default: part.DrawerPanel })));

/** A sheet from the edge of the window; what it takes to show one is fetched with the first. */
export function Drawer({ open, ...rest }: DrawerPanelProps & { open: boolean }) {
  return <Suspense>{open ? <DrawerPanel {...rest} /> : null}</Suspense>;
}
