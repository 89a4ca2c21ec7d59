import { infoPath } from '#contract/rules/pagePaths.ts';
import { Link } from '../../../ui/Link.tsx';
import type { ArticleCard } from '#contract/community/articleCard.ts';
import { countText, dayText, isoText } from '../../../shared/courses/figures.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { newsSpec } from '../parts/addresses.ts';
import { loadNews } from '../parts/loadNews.ts';
import { newsRoutes } from '../routes.ts';
import styles from './Info.module.css';

export const handle = newsRoutes.info;

export const loader = ({ request, context }: LoaderArgs) => loadNews(request, context.get(apiContext));

/** The news by column, with what is recommended beside it. */
export default function Info({ loaderData }: PageProps<typeof loader>) {
  const { zones, loaded, recommended } = loaderData;
  const list = useList(newsSpec, loaded);
  const tabs = [{ id: '', zoneName: '全部' }, ...zones].map(({ id, zoneName }) => ({
    key: id,
    label: zoneName,
    to: list.hrefOf({ filters: { zone: id } }),
  }));
  return (
    <div className="page">
      <PageHead title="资讯" note="平台公告、行业动态与活动" />
      <div className={styles.columns}>
        <div className={styles.main}>
          {zones.length > 0 ? <Tabs label="栏目" items={tabs} current={list.filters.zone} /> : null}
          <List of={list} unit="篇" empty={<NothingYet all={list.clearHref} />}>
            {(articles) => (
              <RowList label="资讯">
                {articles.map((article) => (
                  <ArticleRow key={article.id} article={article} />
                ))}
              </RowList>
            )}
          </List>
        </div>
        {recommended.length > 0 ? (
          <aside className={styles.aside} aria-labelledby="news-recommended">
            <h2 id="news-recommended" className={styles.name}>
              推荐阅读
            </h2>
            <ul>
              {recommended.map(({ id, title, publishTime }) => (
                <li key={id}>
                  <Link to={infoPath(id)} className={styles.other}>
                    <b>{title}</b>
                    <time dateTime={isoText(publishTime)}>{dayText(publishTime)}</time>
                  </Link>
                </li>
              ))}
            </ul>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

function ArticleRow({ article }: { article: ArticleCard }) {
  const { id, title, summary, articleImg, zoneName, publishTime, countView, tags } = article;
  return (
    <Row
      to={infoPath(id)}
      heading="h2"
      title={title}
      lead={
        <span className={styles.cover}>
          <Cover id={id} src={articleImg} topics={[...tags, title, zoneName]} />
        </span>
      }
    >
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <p className={styles.facts}>
        {zoneName}
        <i className="sep" />
        <time dateTime={isoText(publishTime)}>{dayText(publishTime)}</time>
        {countView > 0 ? (
          <>
            <i className="sep" />
            {countText(countView)} 次阅读
          </>
        ) : null}
      </p>
    </Row>
  );
}

const NothingYet = ({ all }: { all: string }) => (
  <Empty
    title="这个栏目还没有文章"
    note="看看其他栏目"
    action={
      <LinkButton to={all} size="sm" variant="primary">
        全部资讯
      </LinkButton>
    }
  />
);
