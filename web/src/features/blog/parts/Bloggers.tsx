import type { Blogger } from '#contract/community/blogShapes.ts';
import { bloggerPath } from '#contract/rules/blog.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { FollowBlogger } from './FollowBlogger.tsx';
import styles from '../../../shared/community/Side.module.css';

/** Bloggers worth following, for the side column. */
export function Bloggers({ bloggers }: { bloggers: readonly Blogger[] }) {
  if (bloggers.length === 0) return null;
  return (
    <section aria-labelledby="bloggers">
      <h2 id="bloggers" className={styles.name}>
        推荐博主
      </h2>
      <RowList label="推荐博主">
        {bloggers.map((one) => (
          <Row
            key={one.userNo}
            dense
            lead={<Avatar name={one.userName} src={one.headImgUrl} size={40} />}
            title={one.userName}
            to={bloggerPath(one.userNo)}
            meta={one.blogName || `${one.countArticle} 篇文章`}
            end={<FollowBlogger of={one} />}
          />
        ))}
      </RowList>
    </section>
  );
}
