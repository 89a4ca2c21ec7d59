import { newKey } from '../../../kit/outbox/newKey.ts';

const KEY = 'zt-check-in-device';

/** Tells this browser from others at a check-in; a number of its own, nothing of the device. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const made = newKey();
  localStorage.setItem(KEY, made);
  return made;
}

/** Where this device is, or nothing when it does not say so. */
export const whereAmI = (): Promise<{ latitude: number; longitude: number; accuracy: number } | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
    );
  });
