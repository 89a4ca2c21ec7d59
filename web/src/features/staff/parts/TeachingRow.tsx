import type { LecturerJoin } from '#contract/user/lecturerJoin.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { acceptTeaching, declineTeaching } from './calls.ts';
import styles from './InvitationRow.module.css';

/** An invitation to teach: by whom, for what share, and the two answers. */
export function TeachingRow({ invitation }: { invitation: LecturerJoin }) {
  const { id, orgName, orgLogoImg, lecturerName, position, shareRatio, note, submitTime } = invitation;
  const accept = usePress(acceptTeaching);
  const decline = usePress(declineTeaching);
  return (
    <Row
      stacks
      heading="h2"
      lead={<Avatar name={orgName} src={orgLogoImg} shape="org" size={56} />}
      title={orgName}
      tags={<Tag>邀请授课</Tag>}
      meta={`邀请你（${lecturerName}）授课，${shownTime(submitTime)}`}
      end={
        <span className={styles.answers}>
          <Button size="sm" disabled={decline.sending} onClick={() => void decline.send({ id }, '谢绝成功')}>
            谢绝
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={accept.sending}
            loadingLabel="接受中"
            onClick={() => void accept.send({ id }, '加入成功，可以在右上角切换到讲师身份')}
          >
            接受
          </Button>
        </span>
      }
    >
      <p className={styles.as}>{[position, `收入的 ${shareRatio}% 归你`, note].filter(Boolean).join('；')}</p>
    </Row>
  );
}
