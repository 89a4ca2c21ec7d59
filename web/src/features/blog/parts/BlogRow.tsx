import type { ReactNode } from 'react';
import type { BlogCard } from '#contract/community/blogShapes.ts';
import { BlogOrigin, bloggerPath, blogPath } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { countText, isoText } from '../../../shared/courses/figures.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './BlogRow.module.css';

/** An article in a list. `title` stands for its own where words in it are marked. */
export function BlogRow({ card, title }: { card: BlogCard; title?: ReactNode }) {
  const { id, summary, blogImg, author, userNo, blogOrigin, labels, gmtCreate } = card;
  const counts = [
    [card.countView, '阅读'],
    [card.countLike, '赞'],
    [card.countComment, '评论'],
  ] as const;
  return (
    <Row
      heading="h2"
      to={blogPath(id)}
      title={title ?? card.title}
      tags={blogOrigin === BlogOrigin.reprint ? <Tag>转载</Tag> : undefined}
      end={
        blogImg ? (
          <span className={styles.cover}>
            <Cover id={id} src={blogImg} topics={[card.title]} />
          </span>
        ) : undefined
      }
    >
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <p className={styles.facts}>
        <TextLink to={bloggerPath(userNo)} tone="quiet">
          {author}
        </TextLink>
        <time dateTime={isoText(gmtCreate)}>{shownTime(gmtCreate)}</time>
        {counts.map(([count, name]) =>
          count > 0 ? (
            <span key={name}>
              {countText(count)} {name}
            </span>
          ) : null,
        )}
        {labels.map((label) => (
          <TextLink key={label.id} to={`/blog?label=${label.id}`} tone="quiet">
            {label.labelName}
          </TextLink>
        ))}
      </p>
    </Row>
  );
}
