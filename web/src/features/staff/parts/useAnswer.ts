import { useEffect, useRef, useState } from 'react';

/** What is needed to draw a dialog, fetched when it opens; undefined until it is there. */
export function useAnswer<T>(load: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const latest = useRef(load);
  useEffect(() => {
    let isOpen = true;
    const fetchIt = async () => {
      const value = await latest.current();
      if (isOpen) setAnswer(value);
    };
    fetchIt().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return answer;
}
