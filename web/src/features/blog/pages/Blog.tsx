import { PenLine, Rss } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { BlogTab, moderationPath, writePath } from '#contract/rules/blog.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BlogRow } from '../parts/BlogRow.tsx';
import { Bloggers } from '../parts/Bloggers.tsx';
import { Endless } from '../../../shared/community/Endless.tsx';
import { loadBlog } from '../parts/load.ts';
import { moreOf } from '../parts/moreOf.ts';
import styles from '../../../shared/community/Side.module.css';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.blog;

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadBlog(request, api, api.token === undefined);
};

/** What people write: latest, hot, or of those one follows; by label. */
export default function Blog({ loaderData }: PageProps<typeof loader>) {
  const { listType, labelId, labelName, first, labels, bloggers } = loaderData;
  const navigate = useNavigate();
  const more = useMemo(() => moreOf({ listType, labelId }), [listType, labelId]);
  const tabs = BlogTab.values.map((tab) => ({
    key: String(tab),
    label: BlogTab.labels[tab],
    to: addressOf(tab, tab === BlogTab.follow ? undefined : labelId),
  }));
  const isFollow = listType === BlogTab.follow;
  return (
    <>
      <div>
        <PageHead
          title="博客"
          note="学习、教学与求职的人写下的经验"
          actions={
            <>
              <LinkButton to="/blog/account" size="sm">
                我的博客
              </LinkButton>
              <LinkButton to={writePath()} size="sm" variant="primary" icon={<PenLine size={16} aria-hidden="true" />}>
                写文章
              </LinkButton>
            </>
          }
        />
        <WordSearch
          label="搜索博客文章"
          words=""
          maxLength={100}
          onSearch={(words) => void navigate(`/blog/search?${new URLSearchParams({ title: words })}`)}
        />
        <Tabs label="博客" items={tabs} current={String(listType)} />
        {labelName && !isFollow ? (
          <p className={styles.labels}>
            <Chip label={labelName} removeTo={addressOf(listType)} />
          </p>
        ) : null}
        {first.list.length === 0 ? (
          <NothingHere isFollow={isFollow} />
        ) : (
          <Endless key={`${listType} ${labelId}`} label="文章" unit="篇" first={first} more={more}>
            {(card) => <BlogRow key={card.id} card={card} />}
          </Endless>
        )}
      </div>
      <aside className={styles.side} aria-label="标签与博主">
        {labels.length > 0 ? (
          <section aria-labelledby="labels">
            <h2 id="labels" className={styles.name}>
              常用标签
            </h2>
            <p className={styles.labels}>
              {labels.map(({ id, labelName: name, countUse }) => (
                <TextLink key={id} to={addressOf(isFollow ? BlogTab.latest : listType, id)}>
                  {name} {countUse}
                </TextLink>
              ))}
            </p>
          </section>
        ) : null}
        <Bloggers bloggers={bloggers} />
        <TextLink to={moderationPath} tone="quiet">
          社区管理的公开数字
        </TextLink>
        <a href="/blog/rss.xml" className={styles.rss}>
          <Rss size={16} aria-hidden="true" /> 用 RSS 订阅
        </a>
      </aside>
    </>
  );
}

function addressOf(tab: BlogTab, labelId?: string): string {
  const query = new URLSearchParams(tab === BlogTab.latest ? {} : { tab: String(tab) });
  if (labelId !== undefined) query.set('label', labelId);
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

function NothingHere({ isFollow }: { isFollow: boolean }) {
  const session = useSession();
  const login = useLoginAddress();
  if (isFollow && !session)
    return (
      <Empty
        title="登录后看关注的人写了什么"
        note="登录以后会回到这里"
        action={
          <LinkButton to={login} size="sm" variant="primary">
            登录
          </LinkButton>
        }
      />
    );
  return (
    <Empty
      title={isFollow ? '关注的人还没有文章' : '还没有文章'}
      note={isFollow ? '旁边是最近写得多的博主' : '可以写下第一篇'}
      action={
        <LinkButton to={isFollow ? '/blog' : writePath()} size="sm" variant="primary">
          {isFollow ? '看看最新' : '写文章'}
        </LinkButton>
      }
    />
  );
}
