import { Check, Plus } from 'lucide-react';
import { useSession } from '../../kit/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSwitch } from './useSwitch.ts';

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
export function FollowButton({ target, name, followed, size = 'sm', variant }: FollowButtonProps) {
  const session = useSession();
  const { isOn, busy, press } = useSwitch(
    followed,
    { save, remove },
    { what: 'follow', input: target, done: `已关注${name}` },
  );
  if ('lecturerUserNo' in target && session?.user.userNo === target.lecturerUserNo) return null;
  const Icon = isOn ? Check : Plus;
  return (
    <Button
      size={size}
      variant={isOn ? 'default' : variant}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-pressed={isOn}
      aria-label={`关注${name}`}
      disabled={busy}
      onClick={() => press(target)}
    >
      {isOn ? '已关注' : '关注'}
    </Button>
  );
}
