import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's page until scripts have taken it over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
