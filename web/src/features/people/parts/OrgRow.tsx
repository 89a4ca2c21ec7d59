import { orgPath } from '#contract/rules/pagePaths.ts';
import type { OrgInfo } from '#contract/user/org.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './OrgRow.module.css';

export type NamedOrg = OrgInfo & { regionName: string; industryName: string; sizeName: string };

/** One organization of a directory. */
export function OrgRow({ org, heading = 'h2' }: { org: NamedOrg; heading?: 'h2' | 'h3' }) {
  const facts = [org.industryName, org.sizeName].filter(Boolean);
  return (
    <Row
      to={orgPath(org.orgNo)}
      heading={heading}
      lead={<Avatar name={org.orgName} src={org.orgLogoImg} shape="org" size={56} />}
      title={org.orgName}
      meta={facts.join('，')}
      stacks
      end={<span className={styles.place}>{org.regionName}</span>}
    >
      {org.intro ? <p className={styles.intro}>{org.intro}</p> : null}
    </Row>
  );
}
