import { lazy } from 'react';

/** Guests, who are most of the visitors of these pages, do not load it. */
export const LazyGreeting = lazy(() => import('./Greeting.tsx').then((part) => ({ default: part.Greeting })));
