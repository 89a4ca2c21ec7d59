import { useEffect, useState } from 'react';
import * as api from '#contract/exam/sitting.ts';
import { PHOTO_SECONDS } from '#contract/rules/sittings.ts';
import { call } from '../../../kit/call.ts';
import { uploadFile } from '../../../kit/upload/uploadFile.ts';

interface Camera {
  sittingId: string;
  tabTurn: number;
  /** The candidate agreed, and this page may write. */
  isOn: boolean;
}

const SIDE = 640;
const QUALITY = 0.8;
/** Of a camera that just came on the first picture is dark. */
const WARM_MS = 2000;

/**
 * Takes a photograph now and then, as long as it is agreed to. Nothing of it holds up an answer: a camera that cannot be
 * had, and a photograph that does not get through, are only told.
 * @returns whether the camera is to be had; undefined while that is not known
 */
export function useCamera({ sittingId, tabTurn, isOn }: Camera): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let isGone = false;
    const film = document.createElement('video');
    film.muted = true;
    film.playsInline = true;
    const take = async () => {
      const file = await photographOf(film);
      const { url } = await uploadFile(file, 'examPhoto');
      await call(api.photo, { id: sittingId, tabTurn, fileUrl: url }, { isShowErrTip: false });
    };
    const later = (ms: number) => {
      timer = setTimeout(
        () =>
          void take()
            .catch(() => undefined)
            .finally(() => isGone || later(nextMs())),
        ms,
      );
    };
    const open = async () => {
      const given = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: SIDE } } });
      if (isGone) return stop(given);
      stream = given;
      film.srcObject = given;
      await film.play();
      setThere(true);
      later(WARM_MS);
    };
    // without TLS a page has no devices at all
    open().catch(() => void (isGone || setThere(false)));
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, [sittingId, tabTurn, isOn]);
  return isOn ? isThere : undefined;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const nextMs = (): number => (PHOTO_SECONDS.least + Math.random() * (PHOTO_SECONDS.most - PHOTO_SECONDS.least)) * 1000;

async function photographOf(film: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIDE, film.videoWidth);
  canvas.height = Math.round((canvas.width * film.videoHeight) / Math.max(1, film.videoWidth));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'photo.jpg', { type: blob.type });
}
