import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Room } from '#contract/exam/sittingShapes.ts';
import { answerRefusals } from '#contract/rules/sittings.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FullScreen } from './FullScreen.tsx';
import { PhotoConsent } from './PhotoConsent.tsx';
import styles from './Room.module.css';
import type { Sitting } from './useSitting.ts';

interface RoomBannersProps {
  of: Sitting;
  room: Room;
  isOnline: boolean;
  isUp: boolean;
  /** What was corrected of the paper. */
  children?: ReactNode;
}

/** What the candidate has to know now, calmly: another page, no network, a pause, what was not taken. */
export function RoomBanners({ of, room, isOnline, isUp, children }: RoomBannersProps) {
  const { standing, credited } = of;
  const isReading = room.isMine === 0 || standing.state === 'taken';
  const isCut = !isOnline || standing.state === 'waiting';
  const late = standing.refused.filter((one) => one.refusal !== undefined && one.refusal !== 'turn');
  const latest = room.notices.find(({ itemId }) => itemId === null);
  return (
    <div className={styles.banners} aria-live="polite">
      {isReading ? <TakeOver of={of} /> : <FullScreen grade={room.proctorGrade} />}
      {isReading || !hasPhotos(room) ? null : <PhotoConsent room={room} onSaid={of.store.reread} />}
      {isUp && !isReading && !isCut ? <Banner tone="warn">时间到了，正在交卷；没有送到的答案先补传</Banner> : null}
      {room.pausedAt === null ? null : <Banner>监考老师暂停了考试，暂停的时间不算；已经答的都在</Banner>}
      {isCut && !isReading ? (
        <Banner
          tone="warn"
          action={
            <Button size="sm" variant="text" onClick={of.store.retry}>
              现在重试
            </Button>
          }
        >
          {isUp
            ? '时间到了，网络还断着。请不要关闭这一页：恢复以后先补传答案，断线的时间按规则补给你，再接着作答'
            : '网络断开了。继续作答就好，答案存在这台设备上，恢复以后自动补传'}
        </Banner>
      ) : null}
      {of.isLasting ? null : <Banner tone="warn">这个浏览器不能在本机留存答案，请不要刷新，保持网络连接</Banner>}
      {late.length > 0 ? (
        <Banner tone="danger">
          {late.length} 条答案没有计入：{answerRefusals[late[0]!.refusal as keyof typeof answerRefusals]}
        </Banner>
      ) : null}
      {credited > 0 ? <Banner>断线的时间按规则补给你 {credited} 秒，结束时间已经推迟</Banner> : null}
      {latest ? <Banner>监考通知：{latest.content}</Banner> : null}
      {children}
    </div>
  );
}

const hasPhotos = (room: Room): room is Room & { photo: NonNullable<Room['photo']> } => room.photo !== null;

function TakeOver({ of }: { of: Sitting }) {
  const [isBusy, setIsBusy] = useState(false);
  const take = () => {
    setIsBusy(true);
    of.store
      .takeOver()
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  const { unsent } = of.standing;
  return (
    <Banner
      tone="warn"
      action={
        <Button size="sm" variant="text" loading={isBusy} onClick={take}>
          在这里继续
        </Button>
      }
    >
      这场作答正在另一个页面或设备上进行，这里只能查看
      {unsent > 0 ? `；还有 ${unsent} 条没有送出的答案留在这台设备上` : ''}
    </Banner>
  );
}
