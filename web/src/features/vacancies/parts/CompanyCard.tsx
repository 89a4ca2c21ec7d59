import type { VacancyView } from '#contract/position/vacancyShapes.ts';
import { orgPath, vacancyOrgPath } from '#contract/rules/pagePaths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Link } from '../../../ui/Link.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './CompanyCard.module.css';

/** Who hires and where the work is. */
export function CompanyCard({ vacancy }: { vacancy: VacancyView }) {
  const { orgNo, orgName, orgLogoImg, industryName, sizeName, orgNatureName, orgIntro, countOpen } = vacancy;
  return (
    <aside className={styles.side}>
      <section aria-labelledby="vacancy-company">
        <h2 id="vacancy-company" className={styles.name}>
          招聘企业
        </h2>
        <Link to={vacancyOrgPath(orgNo)} className={styles.company}>
          <Avatar name={orgName} src={orgLogoImg} shape="org" size={44} />
          <span>
            <b>{orgName}</b>
            <span className={styles.facts}>{[industryName, orgNatureName, sizeName].filter(Boolean).join('，')}</span>
          </span>
        </Link>
        {orgIntro ? <p className={styles.intro}>{orgIntro}</p> : null}
        <p className={styles.more}>
          <TextLink to={vacancyOrgPath(orgNo)}>在招 {countOpen} 个职位</TextLink>
          <TextLink to={orgPath(orgNo)}>企业主页</TextLink>
        </p>
      </section>
      <section aria-labelledby="vacancy-place">
        <h2 id="vacancy-place" className={styles.name}>
          工作地点
        </h2>
        <p>{[vacancy.regionName, vacancy.place].filter(Boolean).join(' ')}</p>
      </section>
    </aside>
  );
}
