import type { CourseRating } from '#contract/course/courseAssess.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ratingSpec } from './addresses.ts';

/** What learners said of a lecturer's courses, each with the course it is about. */
export function Ratings({ loaded }: { loaded: LoadedPage<CourseRating> }) {
  const list = useList(ratingSpec, loaded);
  return (
    <List of={list} empty={<Empty title="还没有评价" note="学过的人会写在课程里" />}>
      {(ratings) => (
        <ul aria-label="评价">
          {ratings.map(({ id, courseId, courseName, courseCategory, ...said }) => (
            <Said
              key={id}
              of={said}
              marks={<Rating value={said.star} />}
              end={
                <TextLink to={coursePath({ id: courseId, courseCategory })} tone="quiet">
                  {courseName}
                </TextLink>
              }
            >
              <SaidText>{said.commentText}</SaidText>
            </Said>
          ))}
        </ul>
      )}
    </List>
  );
}
