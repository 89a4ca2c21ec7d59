import { Check, Plus } from 'lucide-react';
import { useSession } from '../../../kit/session.tsx';
import { useSwitch } from '../../../shared/courses/useSwitch.ts';
import { Button } from '../../../ui/Button.tsx';
import { follow, unfollow } from './calls.ts';

interface FollowBloggerProps {
  of: { userNo: string; userName: string; isAttention: 0 | 1 };
  variant?: 'default' | 'primary';
}

/** Follows a blogger and ends it. Nobody is offered to follow themselves. */
export function FollowBlogger({ of: { userNo, userName, isAttention }, variant }: FollowBloggerProps) {
  const session = useSession();
  const target = { userNo };
  const { isOn, busy, press } = useSwitch(
    isAttention === 1,
    { save: follow, remove: unfollow },
    { what: 'followBlogger', input: target, done: `已关注${userName}` },
  );
  if (session?.user.userNo === userNo) return null;
  const Icon = isOn ? Check : Plus;
  return (
    <Button
      size="sm"
      variant={isOn ? 'default' : variant}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-pressed={isOn}
      aria-label={`关注${userName}`}
      disabled={busy}
      onClick={() => press(target)}
    >
      {isOn ? '已关注' : '关注'}
    </Button>
  );
}
