import { Link } from '../../ui/Link.tsx';
import { orgPath } from '#contract/rules/pagePaths.ts';
import type { OrgInfo } from '#contract/user/org.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './OrgTiles.module.css';

/** A strip of organizations with their marks. */
export function OrgTiles({ orgs }: { orgs: readonly Pick<OrgInfo, 'orgNo' | 'orgName' | 'orgLogoImg'>[] }) {
  return (
    <ul className={styles.strip}>
      {orgs.map(({ orgNo, orgName, orgLogoImg }) => (
        <li key={orgNo}>
          <Link to={orgPath(orgNo)} className={styles.one}>
            <Avatar name={orgName} src={orgLogoImg} shape="org" size={32} />
            <span className={cx(styles.name, 'clip2')}>{orgName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
