import * as contract from '#contract/live/sign.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { LiveRole } from '#contract/rules/liveRooms.ts';
import { momentOf } from '#contract/rules/time.ts';
import { useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Room.module.css';
import { useSecondsSince } from './useClock.ts';

/** A sign-in that is open: to sign, or to see how many have. */
export function SignCard({ room, onMoved }: { room: LiveRoom; onMoved: () => void }) {
  const { signIn, periodId, now, me } = room;
  const signing = useSend(contract.sign);
  const closing = useSend(contract.close);
  const passed = useSecondsSince(now);
  if (!signIn) return null;
  const left = Math.max(0, Math.floor((momentOf(signIn.closesAt).getTime() - momentOf(now).getTime()) / 1000) - passed);
  if (left === 0) return null;
  const isHost = me.liveRole !== LiveRole.learner;
  const sign = () =>
    signing.mutate(
      { periodId },
      {
        onSuccess: ({ isAttendance }) => toast(isAttendance === 1 ? '签到成功，已记进考勤' : '签到成功'),
        onSettled: onMoved,
      },
    );
  return (
    <section className={styles.sign} aria-label="签到">
      <span>
        签到中，还剩 {left} 秒{isHost ? `，已签 ${signIn.countSigned} 人` : ''}
      </span>
      {isHost ? (
        <Button
          size="sm"
          loading={closing.isPending}
          onClick={() => closing.mutate({ periodId }, { onSettled: onMoved })}
        >
          结束签到
        </Button>
      ) : signIn.isSigned === 1 ? (
        <span>已签到</span>
      ) : (
        <Button size="sm" variant="primary" loading={signing.isPending} onClick={sign}>
          签到
        </Button>
      )}
    </section>
  );
}
