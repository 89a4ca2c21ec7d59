import { infoPath } from '#contract/rules/pagePaths.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { Flag } from 'lucide-react';
import { redirect } from 'react-router';
import { Link } from '../../../ui/Link.tsx';
import { ActLink } from '../../../shared/courses/ActButton.tsx';
import { CollectButton } from '../../../shared/courses/CollectButton.tsx';
import { countText, dayText, isoText } from '../../../shared/courses/figures.ts';
import { ShareButton } from '../../../shared/courses/ShareButton.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { CardGrid, CoverCard } from '../../../ui/CoverCard.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadArticle } from '../parts/loadNews.ts';
import { useReader } from '../parts/useReader.ts';
import { newsRoutes } from '../routes.ts';
import styles from '../../../shared/reading/Article.module.css';
import { Contents } from '../../../shared/reading/Contents.tsx';

export const handle = newsRoutes.detail;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/info');
  return loadArticle(request, context.get(apiContext), params['id']);
};

/** One article: acts left, text in a column of 720, table of contents right, then its neighbours. */
export default function InfoDetail({ loaderData }: PageProps<typeof loader>) {
  const { article, headings, minutes, others } = loaderData;
  const path = infoPath(article.id);
  useReader(article.id);
  return (
    <div className={styles.page}>
      <div className={styles.acts}>
        <CollectButton
          target={{ collectionType: CollectionType.article, collectionId: article.id }}
          collected={article.isCollect === 1}
        />
        <ShareButton target={{ targetType: 'article', targetId: article.id }} path={path} title={article.title} />
        <ActLink
          icon={<Flag size={18} aria-hidden="true" />}
          label="举报"
          to={`/makeComplaints?${new URLSearchParams({ target: path })}`}
        />
      </div>
      <article className={styles.article}>
        <TextLink to={`/info?zone=${article.zoneId}`}>{article.zoneName}</TextLink>
        <h1 className={styles.title}>{article.title}</h1>
        {article.summary ? <p className={styles.summary}>{article.summary}</p> : null}
        <p className={styles.facts}>
          {article.author ? <b>{article.author}</b> : null}
          <time dateTime={isoText(article.publishTime)}>{dayText(article.publishTime)}</time>
          <span>约 {minutes} 分钟读完</span>
          {article.countView > 0 ? <span>{countText(article.countView)} 次阅读</span> : null}
          {article.source ? <span>来源：{article.source}</span> : null}
        </p>
        <RichText html={article.content} className={styles.text} />
        {article.tags.length > 0 ? (
          <p className={styles.tags}>
            {article.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        ) : null}
        <Neighbours previous={article.previous} next={article.next} />
      </article>
      {headings.length > 1 ? <Contents headings={headings} /> : null}
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="article-others">
          <SectionHead
            id="article-others"
            title="接着读"
            action={
              <TextLink to="/info" arrow>
                全部资讯
              </TextLink>
            }
          />
          <CardGrid columns={3}>
            {others.map((other) => (
              <CoverCard
                key={other.id}
                to={infoPath(other.id)}
                cover={<Cover id={other.id} src={other.articleImg} topics={[...other.tags, other.title]} />}
                title={other.title}
                who={dayText(other.publishTime)}
              />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}

type Neighbour = { id: string; title: string } | null;

function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="同栏目">
      {previous ? (
        <Link to={infoPath(previous.id)} rel="prev">
          <small>上一篇</small>
          {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link to={infoPath(next.id)} rel="next" className={styles.after}>
          <small>下一篇</small>
          {next.title}
        </Link>
      ) : null}
    </nav>
  );
}
