import { Link } from '../../../ui/Link.tsx';
import { infoPath } from '#contract/rules/pagePaths.ts';
import type { ArticleCard } from '#contract/community/articleCard.ts';
import { dayText, isoText } from '../../../shared/courses/figures.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './NewsStrip.module.css';

type NewsLine = Pick<ArticleCard, 'id' | 'title' | 'summary' | 'articleImg' | 'tags' | 'publishTime' | 'zoneName'>;

/** The leading piece of news with its picture, the others as lines. */
export function NewsStrip({ news }: { news: readonly NewsLine[] }) {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <section className={styles.news} aria-labelledby="home-news">
      <SectionHead
        id="home-news"
        title="资讯"
        note="平台与行业里发生的事"
        action={
          <TextLink to="/info" arrow>
            全部资讯
          </TextLink>
        }
      />
      <div className={styles.columns}>
        <Link to={infoPath(lead.id)} className={styles.lead}>
          <Cover id={lead.id} src={lead.articleImg} topics={[...lead.tags, lead.title]} />
          <div>
            <h3 className={styles.title}>{lead.title}</h3>
            <p className={styles.summary}>{lead.summary}</p>
            <time dateTime={isoText(lead.publishTime)}>{dayText(lead.publishTime)}</time>
          </div>
        </Link>
        <ul className={styles.list}>
          {others.map(({ id, title, publishTime, zoneName }) => (
            <li key={id}>
              <Link to={infoPath(id)}>
                <b>{title}</b>
                <span>
                  {zoneName}
                  <i className="sep" />
                  <time dateTime={isoText(publishTime)}>{dayText(publishTime)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
