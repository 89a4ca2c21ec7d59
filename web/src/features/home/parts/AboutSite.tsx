import { Link } from '../../../ui/Link.tsx';
import { useSite } from '../../../kit/site.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './AboutSite.module.css';

/** The platform in its own words: the articles of the footer's groups. */
export function AboutSite() {
  const { footerNav, site } = useSite();
  if (footerNav.length === 0) return null;
  return (
    <section className={styles.about} aria-labelledby="about-site">
      <SectionHead id="about-site" title={`认识${site.title}`} note="先看看这里能做什么" />
      <div className={styles.columns}>
        {footerNav.slice(0, 3).map((group) => (
          <section key={group.id}>
            <h3 className={styles.name}>{group.navName}</h3>
            <ul>
              {group.websiteNavList.map(({ id, navName }) => (
                <li key={id}>
                  <Link to={`/terrace/${id}`}>{navName}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
