import { useEffect, useRef } from 'react';

/** Menus are longer than screens: the entry of the page that is open, at this address, is brought into sight. */
export function useCurrentInSight(at: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at) menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return menu;
}
