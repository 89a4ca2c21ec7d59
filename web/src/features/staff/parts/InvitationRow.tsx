import { useState } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Invitation } from '#contract/user/orgMembers.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { acceptInvitation, declineInvitation } from './calls.ts';
import styles from './InvitationRow.module.css';
import { usePress } from '../../../kit/usePress.ts';

/** One invitation: by whom, as what, and the two answers. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, orgName, orgType, orgLogoImg, memberName, departName, post, roleNames } = invitation;
  const [asking, setAsking] = useState(false);
  const accept = usePress(acceptInvitation);
  const decline = usePress(declineInvitation);
  const place = [departName, post].filter(Boolean).join('，');
  const sender = invitation.inviterName ? `${invitation.inviterName} 邀请你` : '邀请你';
  return (
    <Row
      stacks
      heading="h2"
      lead={<Avatar name={orgName} src={orgLogoImg} shape="org" size={56} />}
      title={orgName}
      tags={<Tag>{userTypeName(orgType)}</Tag>}
      meta={`${sender}（${memberName}），${shownTime(invitation.gmtCreate)}`}
      end={
        <span className={styles.answers}>
          <Button size="sm" disabled={accept.sending} onClick={() => setAsking(true)}>
            谢绝
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={accept.sending}
            loadingLabel="接受中"
            onClick={() => void accept.send({ id }, '加入成功，可以在右上角切换到新的身份')}
          >
            接受
          </Button>
        </span>
      }
    >
      <p className={styles.as}>
        {place ? `${place}；` : ''}角色：{roleNames.length > 0 ? roleNames.join('、') : '普通员工'}
      </p>
      <ConfirmDialog
        open={asking}
        title={`谢绝「${orgName}」的邀请`}
        note="单位会知道你谢绝了；之后想加入，请他们再邀请一次"
        confirmLabel="谢绝邀请"
        danger
        loading={decline.sending}
        loadingLabel="请稍候"
        onConfirm={() => void decline.send({ id }, '谢绝成功').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}
