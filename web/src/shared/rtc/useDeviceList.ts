import { useCallback, useEffect, useState } from 'react';
import type { Device } from './deviceRules.ts';

/** The devices as the browser lists them, kept up to date; it names them only once it gave one, so look again then. */
export function useDeviceList(): [devices: readonly Device[], look: () => void] {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const look = useCallback(() => {
    // without HTTPS there are none
    void navigator.mediaDevices?.enumerateDevices().then(setDevices, () => undefined);
  }, []);
  useEffect(() => {
    look();
    navigator.mediaDevices?.addEventListener('devicechange', look);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', look);
  }, [look]);
  return [devices, look];
}

/** Only some browsers let a page choose where its sound goes. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;
