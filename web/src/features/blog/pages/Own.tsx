import { PenLine } from 'lucide-react';
import { bloggerPath, writePath } from '#contract/rules/blog.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ownTabs } from '../parts/addresses.ts';
import { BlogSettings } from '../parts/BlogSettings.tsx';
import { loadOwn } from '../parts/loadOwn.ts';
import { OwnArticles } from '../parts/OwnArticles.tsx';
import { People, Received, Recorded } from '../parts/OwnLists.tsx';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.own;

export const loader = ({ request, context }: LoaderArgs) => loadOwn(request, context.get(apiContext));

const labels: Readonly<Record<(typeof ownTabs)[number], string>> = {
  articles: '文章',
  comments: '收到的评论',
  collected: '收藏',
  liked: '赞过',
  followed: '关注',
  fans: '粉丝',
  settings: '设置',
};

/** One's own blog: articles, what others said, what one keeps, and what the blog is called. */
export default function Own({ loaderData }: PageProps<typeof loader>) {
  const { own, articles, comments, records, people } = loaderData;
  const tabs = useTab(ownTabs);
  const isOpen = own.isOpen === 1;
  const note = own.blogger
    ? `${own.blogger.countArticle} 篇文章，${own.blogger.countFans} 人关注，${own.blogger.countLike} 次获赞`
    : '发布第一篇文章时自动开通，也可以先在「设置」里起名';
  return (
    <div>
      <PageHead
        title={own.blogger?.blogName || '我的博客'}
        note={note}
        actions={
          <>
            {own.blogger ? (
              <LinkButton to={bloggerPath(own.blogger.userNo)} size="sm">
                别人看到的样子
              </LinkButton>
            ) : null}
            <LinkButton to={writePath()} size="sm" variant="primary" icon={<PenLine size={16} aria-hidden="true" />}>
              写文章
            </LinkButton>
          </>
        }
      />
      <TabFrame label="我的博客" of={tabs} tabs={ownTabs.map((key) => ({ key, label: labels[key] }))}>
        {articles ? <OwnArticles rows={articles} /> : null}
        {comments ? <Received rows={comments} /> : null}
        {records ? <Recorded key={tabs.tab} rows={records} words={tabs.tab === 'liked' ? '赞' : '收藏'} /> : null}
        {people ? <People key={tabs.tab} rows={people} isFans={tabs.tab === 'fans'} /> : null}
        {tabs.tab === 'settings' ? (
          <BlogSettings
            key={String(isOpen)}
            isOpen={isOpen}
            hasWritten={own.blogger !== null}
            blogName={own.blogger?.blogName ?? ''}
            intro={own.blogger?.intro ?? ''}
          />
        ) : null}
      </TabFrame>
    </div>
  );
}
