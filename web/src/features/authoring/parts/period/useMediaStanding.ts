import { useState } from 'react';
import type { DraftMedia } from '#contract/course/draft.ts';
import { useEvent } from '../../../../kit/live/useEvent.ts';

type Standing = Pick<DraftMedia, 'mediaId' | 'mediaState' | 'processed' | 'failure'>;

/** How it stands with a file now: what the page knows, or what was heard since. */
export function useMediaStanding(media: DraftMedia): Standing {
  const [heard, setHeard] = useState<Standing | null>(null);
  useEvent('mediaProgress', (told) => {
    if (told.mediaId === media.mediaId) setHeard(told);
  });
  return heard?.mediaId === media.mediaId ? heard : media;
}
