import type { CourseRating } from '#contract/course/courseAssess.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { isoText } from '../../../courses/figures.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import type { LoadedPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ratingSpec } from './addresses.ts';
import styles from './Ratings.module.css';

/** What learners said of a lecturer's courses, each with the course it is about. */
export function Ratings({ loaded }: { loaded: LoadedPage<CourseRating> }) {
  const list = useListState(ratingSpec);
  const source = useLoadedList(loaded);
  return (
    <ListFrame
      source={source}
      pageHref={list.pageHref}
      empty={<Empty title="还没有评价" note="学过的人会写在课程里" />}
    >
      {(ratings) => (
        <ul className={styles.list} aria-label="评价">
          {ratings.map(
            ({ id, courseId, courseName, courseCategory, userName, headImgUrl, star, commentText, gmtCreate }) => (
              <li key={id} className={styles.rating}>
                <Avatar name={userName} src={headImgUrl} size={40} />
                <div className={styles.words}>
                  <p className={styles.by}>
                    <b>{userName}</b>
                    <Rating value={star} />
                    <time dateTime={isoText(gmtCreate)}>{shownTime(gmtCreate)}</time>
                  </p>
                  <p className={styles.text}>{commentText}</p>
                  <TextLink to={coursePath({ id: courseId, courseCategory })} tone="quiet">
                    {courseName}
                  </TextLink>
                </div>
              </li>
            ),
          )}
        </ul>
      )}
    </ListFrame>
  );
}
