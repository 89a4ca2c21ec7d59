import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '../../../kit/session.tsx';

/** Hands in what the player could not, before anybody misses it in the list. */
export function useUnsentNotes(): void {
  const userNo = useSession()?.user.userNo;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (userNo === undefined) return;
    const handIn = async () => {
      const { replayNotes } = await import('../../../shared/player/notes/replayNotes.ts');
      if ((await replayNotes(userNo)) > 0) await revalidate();
    };
    void handIn();
  }, [userNo, revalidate]);
}
