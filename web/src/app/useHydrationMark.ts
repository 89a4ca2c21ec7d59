import { useEffect } from 'react';

/** Marks the document once the page answers to presses: until then nobody listens to what the server sent. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
