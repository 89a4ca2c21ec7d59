import { useMemo } from 'react';
import { keepBrowserText, useBrowserText } from '../../kit/browserText.ts';
import type { DeviceKind, KeptDevices } from './deviceRules.ts';

const KEY = 'zt-devices';

/** What was chosen in this browser. */
export const keptDevices = (): KeptDevices => parsed(localStorage.getItem(KEY) ?? '');

export function useKeptDevices(): KeptDevices {
  const text = useBrowserText(KEY);
  return useMemo(() => parsed(text), [text]);
}

/** Chooses one of a kind; '' leaves it to the system again. */
export const keepDevice = (kind: DeviceKind, deviceId: string): void =>
  keepBrowserText(KEY, JSON.stringify({ ...keptDevices(), [kind]: deviceId || undefined }));

function parsed(text: string): KeptDevices {
  try {
    return JSON.parse(text) as KeptDevices;
  } catch {
    return {};
  }
}
