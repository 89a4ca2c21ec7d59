import type { CourseRating } from '#contract/course/courseAssess.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import type { LoadedPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
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
          {ratings.map(({ id, courseId, courseName, courseCategory, ...said }) => (
            <Said key={id} of={said} marks={<Rating value={said.star} />}>
              <SaidText>{said.commentText}</SaidText>
              <TextLink to={coursePath({ id: courseId, courseCategory })} tone="quiet">
                {courseName}
              </TextLink>
            </Said>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
