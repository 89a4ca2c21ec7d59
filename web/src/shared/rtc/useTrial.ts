import { useEffect, useState } from 'react';

export interface Trial {
  stream: MediaStream | null;
  /** Why there is none. */
  error: unknown;
}

const idle: Trial = { stream: null, error: undefined };

/** A microphone or camera, open only here, for as long as it is tried; '' is whichever the system uses. */
export function useTrial(
  kind: 'audioinput' | 'videoinput',
  deviceId: string,
  isOn: boolean,
  onOpen: () => void,
): Trial {
  const [trial, setTrial] = useState(idle);
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    let opened: MediaStream | undefined;
    const stop = () => opened?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      const wanted = deviceId ? { deviceId: { exact: deviceId } } : true;
      opened = await navigator.mediaDevices.getUserMedia({ [kind === 'audioinput' ? 'audio' : 'video']: wanted });
      if (isGone) return stop();
      setTrial({ stream: opened, error: undefined });
      onOpen();
    };
    open().catch((error: unknown) => void (isGone || setTrial({ stream: null, error })));
    return () => {
      isGone = true;
      stop();
      setTrial(idle);
    };
  }, [kind, deviceId, isOn, onOpen]);
  return trial;
}
