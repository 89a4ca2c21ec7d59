import type { list as followed } from '#contract/community/blogAttention.ts';
import type { received } from '#contract/community/blogComment.ts';
import type { list as recorded } from '#contract/community/blogRecord.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { bloggerPath, blogPath } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BlogRow } from './BlogRow.tsx';
import { FollowBlogger } from './FollowBlogger.tsx';

const plain = listSpec({});

const ToBlog = () => (
  <LinkButton to="/blog" size="sm" variant="primary">
    去看博客
  </LinkButton>
);

type ReceivedRow = OutputOf<typeof received.output>['list'][number];

/** What others said of one's articles. */
export function Received({ rows }: { rows: LoadedPage<ReceivedRow> }) {
  const list = useList(plain, rows);
  return (
    <List
      of={list}
      unit="条"
      empty={<Empty title="还没有收到评论" note="文章发布以后，评论会出现在这里" action={<ToBlog />} />}
    >
      {(comments) => (
        <ul aria-label="收到的评论">
          {comments.map((one) => (
            <Said key={one.id} of={one}>
              <SaidText>{one.commentText}</SaidText>
              <TextLink to={`${blogPath(one.weblogId)}#comment-${one.id}`}>《{one.title}》</TextLink>
            </Said>
          ))}
        </ul>
      )}
    </List>
  );
}

type RecordRow = OutputOf<typeof recorded.output>['list'][number];

/** What one collected or liked. */
export function Recorded({ rows, words }: { rows: LoadedPage<RecordRow>; words: string }) {
  const list = useList(plain, rows);
  return (
    <List
      of={list}
      unit="篇"
      empty={<Empty title={`还没有${words}过文章`} note="在文章旁边可以点" action={<ToBlog />} />}
    >
      {(records) => (
        <RowList label={`${words}的文章`}>
          {records.map(({ id, blog, title }) =>
            blog ? (
              <BlogRow key={id} card={blog} />
            ) : (
              <Row key={id} heading="h2" title={title || '没有标题'} meta="已经看不到了" />
            ),
          )}
        </RowList>
      )}
    </List>
  );
}

type FollowRow = OutputOf<typeof followed.output>['list'][number];

/** Whom one follows, or who follows one. */
export function People({ rows, isFans }: { rows: LoadedPage<FollowRow>; isFans: boolean }) {
  const list = useList(plain, rows);
  const title = isFans ? '还没有人关注你' : '还没有关注博主';
  return (
    <List of={list} unit="位" empty={<Empty title={title} note="读到好文章时可以关注作者" action={<ToBlog />} />}>
      {(people) => (
        <RowList label={isFans ? '关注我的人' : '我关注的博主'}>
          {people.map(({ id, blogger, isAttention, gmtCreate }) => (
            <Row
              key={id}
              heading="h2"
              lead={<Avatar name={blogger.userName} src={blogger.headImgUrl} size={44} />}
              title={blogger.userName}
              to={isFans && blogger.blogName === '' ? undefined : bloggerPath(blogger.userNo)}
              meta={
                <>
                  {blogger.blogName || blogger.intro}
                  {blogger.blogName || blogger.intro ? <i className="sep" /> : null}
                  {shownTime(gmtCreate)} 关注
                </>
              }
              end={isFans ? undefined : <FollowBlogger of={{ ...blogger, isAttention }} />}
            />
          ))}
        </RowList>
      )}
    </List>
  );
}
