import type { OrgApply } from '#contract/user/entSch.ts';
import { firstPage } from '../../../kit/navigation/menuTree.ts';
import { useIdentitySwitch } from '../../../kit/useIdentitySwitch.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OrgKind } from './kinds.ts';
import styles from './Standing.module.css';

/** It has joined: into its centre, as its administrator. */
export function Joined({ kind, of }: { kind: OrgKind; of: OrgApply }) {
  const session = useSession();
  const { switchTo, isSwitching } = useIdentitySwitch();
  const identity = session?.identities.find((one) => one.orgInfo?.orgNo === of.orgNo && one.userType === of.orgType);
  return (
    <section className={styles.standing} aria-label="审核结果">
      <h2 className={styles.title}>「{of.orgName}」已经入驻</h2>
      <p className={styles.words}>
        你是它的管理员。先补全资料，再邀请同事加入，给他们分配角色。
        {of.auditOpinion === '' ? '' : `审核意见：${of.auditOpinion}`}
      </p>
      <div className={styles.act}>
        {identity?.isCurrent === 0 ? (
          <Button
            variant="primary"
            size="lg"
            loading={isSwitching}
            loadingLabel="切换中"
            onClick={() => void switchTo(identity)}
          >
            进入{kind.centre}
          </Button>
        ) : null}
        {identity?.isCurrent === 1 ? (
          <LinkButton to={firstPage(session?.menu ?? []) ?? '/'} variant="primary" size="lg">
            进入{kind.centre}
          </LinkButton>
        ) : null}
        <TextLink to={`${kind.path}?another=1`} tone="quiet">
          再为另一家{kind.noun}申请
        </TextLink>
      </div>
    </section>
  );
}
