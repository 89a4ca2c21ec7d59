import type { OutputOf } from '#contract/kit/schema.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import type { summary as summaryCall } from '#contract/system/space.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Space.module.css';

export type Summary = OutputOf<typeof summaryCall.output>;

interface RoomProps {
  label: string;
  room: Summary['own'];
}

/** How much room is taken, one's own and the organization's, and the way to the works beside it. */
export function Quota({ summary: { own, organization } }: { summary: Summary }) {
  const isLearner = useSession()?.current.userType === UserType.learner;
  return (
    <section className={styles.quota} aria-label="空间用量">
      <Room label="我的空间" room={own} />
      {organization ? <Room label="单位的空间" room={organization} /> : null}
      {isLearner ? (
        <p className={styles.works}>
          展示给别人看的作品在<TextLink to="/account/info/workSetInfo">作品集</TextLink>
        </p>
      ) : null}
    </section>
  );
}

function Room({ label, room: { usedBytes, quotaBytes } }: RoomProps) {
  const part = Math.min(1, usedBytes / quotaBytes);
  return (
    <div className={styles.room}>
      <span className={styles.roomWords}>
        <b>{label}</b>
        <span>
          已用 {bytesText(usedBytes)}，共 {bytesText(quotaBytes)}
        </span>
      </span>
      <PathProgress value={part * 100} label={`${label}已用`} after={null} />
      {part >= 0.9 ? <small className={styles.full}>快满了，删掉不用的文件可以腾出空间</small> : null}
    </div>
  );
}
