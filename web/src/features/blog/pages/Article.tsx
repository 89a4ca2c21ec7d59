import { MessageSquare, PenLine } from 'lucide-react';
import { redirect } from 'react-router';
import { BlogOrigin, bloggerPath, blogPath, BlogState, OpType, SubjectKind, writePath } from '#contract/rules/blog.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { ActLink } from '../../../shared/courses/ActButton.tsx';
import { countText, dayText, isoText } from '../../../shared/courses/figures.ts';
import { ShareButton } from '../../../shared/courses/ShareButton.tsx';
import reading from '../../../shared/reading/Article.module.css';
import { Contents } from '../../../shared/reading/Contents.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Comments } from '../parts/Comments.tsx';
import { FollowBlogger } from '../parts/FollowBlogger.tsx';
import { readBlog } from '../parts/calls.ts';
import { loadArticle } from '../parts/load.ts';
import { RecordButton } from '../parts/RecordButton.tsx';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';
import { StillValid } from '../parts/StillValid.tsx';
import { useReader } from '../../../shared/community/useReader.ts';
import { blogRoutes } from '../routes.ts';
import styles from './Article.module.css';

export const handle = blogRoutes.article;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/blog');
  return loadArticle(request, context.get(apiContext), params['id']);
};

/** One article: acts left, text in a column of 720, table of contents right, then comments and what is like it. */
export default function Article({ loaderData }: PageProps<typeof loader>) {
  const { article, comments, headings, minutes, isOpening } = loaderData;
  const { id, blogger, related } = article;
  const isShown = article.blogState === BlogState.published;
  useReader(id, readBlog);
  return (
    <div className={reading.page}>
      <div className={reading.acts}>
        {isShown ? (
          <>
            <RecordButton weblogId={id} opType={OpType.like} isOn={article.isLike === 1} count={article.countLike} />
            <RecordButton
              weblogId={id}
              opType={OpType.collect}
              isOn={article.isCollect === 1}
              count={article.countCollect}
            />
            <ActLink
              icon={<MessageSquare size={18} aria-hidden="true" />}
              label={article.countComment > 0 ? `评论 ${countText(article.countComment)}` : '评论'}
              to="#comments"
            />
            <ShareButton target={{ targetType: 'blog', targetId: id }} path={blogPath(id)} title={article.title} />
          </>
        ) : null}
        {article.isOwn === 1 ? (
          <ActLink icon={<PenLine size={18} aria-hidden="true" />} label="编辑" to={writePath(id)} />
        ) : (
          <ReportButton subjectKind={SubjectKind.article} subjectId={id} what={`《${article.title}》`} />
        )}
      </div>
      <article className={reading.article}>
        {isShown ? null : <Banner tone="warn">{standingOf[article.blogState]}</Banner>}
        <p className={styles.labels}>
          {article.labels.map(({ id: labelId, labelName }) => (
            <TextLink key={labelId} to={`/blog?label=${labelId}`}>
              {labelName}
            </TextLink>
          ))}
        </p>
        <h1 className={reading.title}>{article.title}</h1>
        {article.summary && !isOpening ? <p className={reading.summary}>{article.summary}</p> : null}
        <div className={styles.by}>
          <Avatar name={blogger.userName} src={blogger.headImgUrl} size={44} />
          <div>
            <TextLink to={bloggerPath(blogger.userNo)} tone="quiet" className={styles.author}>
              {blogger.userName}
            </TextLink>
            <p className={styles.facts}>
              <time dateTime={isoText(article.gmtCreate)}>{dayText(article.gmtCreate)}</time>
              {article.gmtModified.slice(0, 10) > article.gmtCreate.slice(0, 10) ? (
                <span>{dayText(article.gmtModified)} 改过</span>
              ) : null}
              <span>约 {minutes} 分钟读完</span>
              {article.countView > 0 ? <span>{countText(article.countView)} 次阅读</span> : null}
            </p>
          </div>
          <FollowBlogger of={blogger} />
        </div>
        {article.blogOrigin === BlogOrigin.reprint ? (
          <p className={styles.source}>
            转载自{' '}
            {article.sourceUrl ? (
              <a href={article.sourceUrl} rel="noopener noreferrer nofollow" target="_blank">
                {article.sourceName || article.sourceUrl}
              </a>
            ) : (
              article.sourceName
            )}
          </p>
        ) : null}
        {article.aboutVersion ? <StillValid of={article} /> : null}
        <RichText html={article.content} className={reading.text} />
      </article>
      {isShown ? (
        <div className={reading.below}>
          <Comments key={id} weblogId={id} count={article.countComment} first={comments} />
        </div>
      ) : null}
      {headings.length > 1 ? <Contents headings={headings} /> : null}
      {related.length > 0 ? (
        <section className={reading.others} aria-labelledby="related">
          <SectionHead
            id="related"
            title="相近的文章"
            action={
              <TextLink to="/blog" arrow>
                全部博客
              </TextLink>
            }
          />
          <ul className={styles.related}>
            {related.map((card) => (
              <li key={card.id}>
                <TextLink to={blogPath(card.id)}>{card.title}</TextLink>
                <span>
                  {card.author}，{dayText(card.gmtCreate)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const standingOf: Readonly<Record<BlogState, string>> = {
  [BlogState.draft]: '这篇文章还没有发布，只有你能看到。',
  [BlogState.published]: '',
  [BlogState.withdrawn]: '这篇文章已经下架，只有你能看到。',
  [BlogState.removed]: '这篇文章已被平台移除，只有你能看到；原因在通知里。',
};
