import { useSyncExternalStore } from 'react';
import type { DeviceKind, KeptDevices } from './deviceRules.ts';

const KEY = 'zt-devices';
const none: KeptDevices = {};
const listeners = new Set<() => void>();
let last = { text: '', kept: none };

/** What was chosen in this browser. */
export function keptDevices(): KeptDevices {
  const text = localStorage.getItem(KEY) ?? '';
  if (text !== last.text) last = { text, kept: parsed(text) };
  return last.kept;
}

function parsed(text: string): KeptDevices {
  try {
    return JSON.parse(text) as KeptDevices;
  } catch {
    return none;
  }
}

/** Chooses one of a kind; '' leaves it to the system again. */
export function keepDevice(kind: DeviceKind, deviceId: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...keptDevices(), [kind]: deviceId || undefined }));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useKeptDevices = (): KeptDevices => useSyncExternalStore(subscribe, keptDevices, () => none);
