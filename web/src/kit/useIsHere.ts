import { useEffect, useRef } from 'react';

/** Whether the part is still on the page, for what comes back after a while. */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return () => here.current;
}
