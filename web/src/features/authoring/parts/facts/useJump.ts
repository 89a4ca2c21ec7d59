import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A jump to a place of the page, `#introduce`, ends with the focus on it, also where it was drawn after the page. */
export function useJump(): void {
  const here = useLocation();
  useEffect(() => {
    if (here.hash === '') return;
    const place = document.getElementById(decodeURIComponent(here.hash.slice(1)));
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [here]);
}
