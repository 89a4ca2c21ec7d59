import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the image could not be shown. It may have failed before hydration, hence the look at the element. */
export function useImageFailed(src: string | null | undefined): {
  ref: RefObject<HTMLImageElement | null>;
  failed: boolean;
  onError: () => void;
} {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  return { ref, failed: !src || failedSrc === src, onError: () => setFailedSrc(src ?? undefined) };
}
