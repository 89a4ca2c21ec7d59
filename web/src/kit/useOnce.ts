import { useEffect, useRef } from 'react';

/** Runs `act` once when the page opens, also where React mounts twice: codes and tickets are good for one use. */
export function useOnce(act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    act();
  });
}
