import { useMemo } from 'react';
import { MessageSquare } from 'lucide-react';
import { redirect } from 'react-router';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Endless } from '../../../shared/community/Endless.tsx';
import { bloggerTabs } from '../parts/addresses.ts';
import { BloggerQuestions } from '../parts/BloggerQuestions.tsx';
import { BlogRow } from '../parts/BlogRow.tsx';
import { FollowBlogger } from '../parts/FollowBlogger.tsx';
import { loadBlogger } from '../parts/load.ts';
import { moreOf } from '../parts/moreOf.ts';
import styles from '../../../shared/community/Side.module.css';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.blogger;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/blog');
  return loadBlogger(request, context.get(apiContext), params['id']);
};

/** Somebody in the community: who they are, what they wrote, asked and answered. */
export default function Blogger({ loaderData }: PageProps<typeof loader>) {
  const { person, name, first, ques } = loaderData;
  const tabs = useTab(bloggerTabs);
  const { userNo } = person;
  const session = useSession();
  const isOwn = session?.user.userNo === userNo;
  return (
    <div>
      <header className={styles.person}>
        <Avatar name={person.userName} src={person.headImgUrl} size={72} />
        <div>
          <h1>{name}</h1>
          <p>{person.intro || person.userName}</p>
          <p className={styles.figures}>
            <span>{person.countArticle} 篇文章</span>
            <span>{countText(person.countFans)} 人关注</span>
            <span>{countText(person.countLike)} 次获赞</span>
          </p>
        </div>
        <span className={styles.acts}>
          {isOwn ? (
            <LinkButton to="/blog/account" size="sm">
              管理我的博客
            </LinkButton>
          ) : (
            <LinkButton to={`/im?to=${userNo}`} size="sm" icon={<MessageSquare size={16} aria-hidden="true" />}>
              发消息
            </LinkButton>
          )}
          <FollowBlogger of={person} variant="primary" />
        </span>
      </header>
      <TabFrame label={name} of={tabs} tabs={bloggerTabs.map((key) => ({ key, label: labels[key] }))}>
        {first ? <Articles name={name} userNo={userNo} first={first} /> : null}
        {ques ? (
          <BloggerQuestions key={tabs.tab} name={person.userName} rows={ques} isAnswered={tabs.tab === 'answered'} />
        ) : null}
      </TabFrame>
    </div>
  );
}

interface ArticlesProps {
  name: string;
  userNo: string;
  first: NonNullable<Awaited<ReturnType<typeof loadBlogger>>['first']>;
}

function Articles({ name, userNo, first }: ArticlesProps) {
  const more = useMemo(() => moreOf({ userNo }), [userNo]);
  if (first.list.length === 0)
    return (
      <Empty
        title="还没有公开的文章"
        note="关注以后，新文章会出现在博客的「关注」里"
        action={
          <LinkButton to="/blog" size="sm" variant="primary">
            看看最新
          </LinkButton>
        }
      />
    );
  return (
    <Endless key={userNo} label={`${name}的文章`} unit="篇" first={first} more={more}>
      {(card) => <BlogRow key={card.id} card={card} />}
    </Endless>
  );
}

const labels: Readonly<Record<(typeof bloggerTabs)[number], string>> = {
  articles: '文章',
  asked: '提问',
  answered: '回答',
};
