import type { ReactNode } from 'react';
import { OrgType } from '#contract/rules/userTypes.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { FollowButton } from '../../../shared/courses/FollowButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import type { ShownOrg } from './loadOrg.ts';
import { orgTypes } from './orgNames.ts';
import styles from './OrgHead.module.css';
import { ProfileHead } from './ProfileHead.tsx';

interface OrgHeadProps {
  org: ShownOrg;
  crumbs: readonly { label: string; to?: string }[];
  actions?: ReactNode;
  children?: ReactNode;
}

/** Name, kind and place of an organization, its figures, and the way to follow it. */
export function OrgHead({ org, crumbs, actions, children }: OrgHeadProps) {
  const facts = [orgTypes[org.orgType], org.industryName, org.regionName].filter(Boolean);
  const fans = { name: '人关注', value: countText(org.countFans) };
  const taught = [
    { name: '门课', value: countText(org.countCourse) },
    { name: '位讲师', value: countText(org.countLecturer) },
  ];
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      {org.bannerImg ? <img className={styles.banner} src={org.bannerImg} alt="" width={1200} height={240} /> : null}
      <ProfileHead
        portrait={<Avatar name={org.orgName} src={org.orgLogoImg} shape="org" size={72} />}
        name={org.orgName}
        line={facts.join('，')}
        figures={org.orgType === OrgType.enterprise ? [fans] : [...taught, fans]}
        actions={
          <>
            <FollowButton
              target={{ orgNo: org.orgNo }}
              name={org.orgName}
              followed={org.isAttention === 1}
              size="md"
              variant="primary"
            />
            {actions}
          </>
        }
      >
        {org.slogan ? <p className={styles.slogan}>{org.slogan}</p> : null}
        {children}
      </ProfileHead>
    </>
  );
}
