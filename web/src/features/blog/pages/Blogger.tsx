import { useMemo } from 'react';
import { MessageSquare } from 'lucide-react';
import { redirect } from 'react-router';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { countText } from '../../../shared/courses/figures.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Endless } from '../../../shared/community/Endless.tsx';
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

/** Somebody's blog: who they are, and what they wrote. */
export default function Blogger({ loaderData }: PageProps<typeof loader>) {
  const { person, name, first } = loaderData;
  const { userNo } = person;
  const session = useSession();
  const isOwn = session?.user.userNo === userNo;
  const more = useMemo(() => moreOf({ userNo }), [userNo]);
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
      {first.list.length > 0 ? (
        <Endless key={userNo} label={`${name}的文章`} unit="篇" first={first} more={more}>
          {(card) => <BlogRow key={card.id} card={card} />}
        </Endless>
      ) : (
        <Empty
          title="还没有公开的文章"
          note="关注以后，新文章会出现在博客的「关注」里"
          action={
            <LinkButton to="/blog" size="sm" variant="primary">
              看看最新
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
