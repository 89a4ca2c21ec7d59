import type { BlogCard } from '#contract/community/blogShapes.ts';
import type { QuesCard } from '#contract/community/questionsShapes.ts';
import { blogPath } from '#contract/rules/blog.ts';
import { quesPath } from '#contract/rules/ques.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { Link } from '../../../ui/Link.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './CommunityStrip.module.css';

interface CommunityStripProps {
  blogs: readonly Pick<BlogCard, 'id' | 'title' | 'author' | 'countLike'>[];
  questions: readonly Pick<QuesCard, 'id' | 'title' | 'isSolved' | 'countAnswer' | 'rewardPoints'>[];
}

/** What is warm in the blog and among the questions, side by side. */
export function CommunityStrip({ blogs, questions }: CommunityStripProps) {
  if (blogs.length === 0 && questions.length === 0) return null;
  return (
    <div className={styles.two}>
      {blogs.length > 0 ? (
        <section aria-labelledby="home-blogs">
          <SectionHead id="home-blogs" title="博客" action={<More to="/blog">全部文章</More>} />
          <ul className={styles.list}>
            {blogs.map(({ id, title, author, countLike }) => (
              <li key={id}>
                <Link to={blogPath(id)}>
                  <b>{title}</b>
                  <span>
                    <FactLine facts={[author, countLike > 0 && `${countLike} 赞`]} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section aria-labelledby="home-questions">
          <SectionHead id="home-questions" title="问答" action={<More to="/question">全部问题</More>} />
          <ul className={styles.list}>
            {questions.map(({ id, title, isSolved, countAnswer, rewardPoints }) => (
              <li key={id}>
                <Link to={quesPath(id)}>
                  <b>{title}</b>
                  <span>
                    <FactLine
                      facts={[
                        isSolved === 1 ? '已解决' : '等回答',
                        `${countAnswer} 个回答`,
                        isSolved === 0 && rewardPoints > 0 && `悬赏 ${rewardPoints}`,
                      ]}
                    />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const More = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} arrow>
    {children}
  </TextLink>
);
