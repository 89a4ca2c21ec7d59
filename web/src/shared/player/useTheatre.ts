import { keepBrowserText, useBrowserText } from '../../kit/browserText.ts';

const KEY = 'zt-theatre';

/** Whether this browser shows the class-hour across the whole width, and the way to change it. */
export function useTheatre(): [isTheatre: boolean, toggle: () => void] {
  const isTheatre = useBrowserText(KEY) === '1';
  return [isTheatre, () => keepBrowserText(KEY, isTheatre ? '0' : '1')];
}
