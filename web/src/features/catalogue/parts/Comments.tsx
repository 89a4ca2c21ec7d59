import type { CourseComment } from '#contract/course/comments.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import type { LoadedPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { useSession } from '../../../kit/session.tsx';
import { useLoginAddress } from '../../../layouts/header/useLoginAddress.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { commentList } from './addresses.ts';
import { Comment } from './Comment.tsx';
import { LazyCommentForm } from './LazyCommentForm.tsx';
import styles from './Comments.module.css';

interface CommentsProps {
  course: CourseView;
  rows: LoadedPage<CourseComment>;
  /** The visitor takes the course and has not rated it. */
  mayRate: boolean;
}

/** What learners say: the average, the form, and every comment with its answers. */
export function Comments({ course, rows, mayRate }: CommentsProps) {
  const list = useListState(commentList);
  const source = useLoadedList(rows);
  const session = useSession();
  return (
    <>
      {course.ratingCount > 0 ? (
        <p className={styles.average}>
          <b>{course.rating.toFixed(1)}</b>
          <span>满分 5 分，{course.ratingCount} 人评过</span>
        </p>
      ) : null}
      {session ? <LazyCommentForm key={String(mayRate)} courseId={course.id} mayRate={mayRate} /> : <SignInFirst />}
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        empty={<Empty title="还没有评价" note="学过之后，说说它帮到了你什么" />}
      >
        {(comments) => (
          <ul className={styles.list} aria-label="评价">
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

function SignInFirst() {
  const login = useLoginAddress();
  return (
    <p className={styles.guest}>
      登录后可以评价和回复
      <LinkButton to={login} size="sm">
        登录
      </LinkButton>
    </p>
  );
}
