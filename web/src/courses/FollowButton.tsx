import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ALREADY_DONE } from '#contract/kit/errors.ts';
import { useSession } from '../kit/session.tsx';
import { Button } from '../ui/Button.tsx';
import { useAct } from './useAct.ts';

const save = () => import('#contract/user/attention.ts').then((api) => api.save);
const remove = () => import('#contract/user/attention.ts').then((api) => api.remove);

interface FollowButtonProps {
  /** Whom: one of the two. */
  target: { lecturerUserNo: string } | { orgNo: string };
  name: string;
  followed: boolean;
  size?: 'sm' | 'md';
  variant?: 'default' | 'primary';
}

/** Follows and ends it; the page is loaded anew for its counts. Nobody is offered to follow themselves. */
export function FollowButton({ target, name, followed: given, size = 'sm', variant }: FollowButtonProps) {
  const { revalidate } = useRevalidator();
  const session = useSession();
  const [known, setKnown] = useState(given);
  const [followed, setFollowed] = useState(given);
  if (given !== known) {
    setKnown(given);
    setFollowed(given);
  }
  const became = (value: boolean) => async () => {
    setFollowed(value);
    await revalidate();
  };
  const following = useAct(save, {
    onDone: became(true),
    onFailure: (failure) => {
      if (failure.code !== ALREADY_DONE.code) return false;
      setFollowed(true);
      return true;
    },
  });
  const ending = useAct(remove, { onDone: became(false) });
  if ('lecturerUserNo' in target && session?.user.userNo === target.lecturerUserNo) return null;
  const Icon = followed ? Check : Plus;
  return (
    <Button
      size={size}
      variant={followed ? 'default' : variant}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-pressed={followed}
      aria-label={`关注${name}`}
      disabled={following.busy || ending.busy}
      onClick={() => (followed ? ending : following).act(target)}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
}
