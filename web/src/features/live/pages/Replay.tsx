import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#contract/rules/id.ts';
import { handleOf } from '../../../kit/page.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { ReplayRoom } from '../replay/ReplayRoom.tsx';
import { useTimeline } from '../replay/useTimeline.ts';
import { Gone } from '../room/Gone.tsx';
import styles from '../room/Room.module.css';
import { liveRoutes } from '../routes.ts';

export const handle = handleOf(liveRoutes);

/** A class that is over, again; both addresses of the replay show this page. */
export default function Replay() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((before) => before + 1), []);
  if (!isId(id)) return <Gone failure={null} />;
  return <Opened key={`${id}:${tries}`} periodId={id} again={again} />;
}

function Opened({ periodId, again }: { periodId: string; again: () => void }) {
  const isHydrated = useHydrated();
  const { replay, entries, failure, keep } = useTimeline(isHydrated ? periodId : '');
  if (failure) return <Gone failure={failure} onAgain={again} />;
  if (!replay) return <div className={styles.gone} aria-busy="true" />;
  return <ReplayRoom replay={replay} entries={entries} onChange={keep} onFilm={again} />;
}
