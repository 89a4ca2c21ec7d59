import { coursePath } from '#contract/rules/pagePaths.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { places } from '../../../kit/navigation/destinations.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { LoadedOverview } from './loadOverview.ts';
import { Part } from './Part.tsx';

/** Courses in the directions the learner chose; without a choice the way to make one. */
export function LikedRows({ courses }: { courses: LoadedOverview['liked'] }) {
  const none = (
    <>
      选几个感兴趣的方向，这里就有推荐。
      <TextLink tone="inline" to={places.welcome}>
        去选
      </TextLink>
    </>
  );
  return (
    <Part title="按你的兴趣" none={none} isEmpty={courses.length === 0} all={{ label: '改方向', to: places.welcome }}>
      <RowList label="按你的兴趣">
        {courses.map((course) => (
          <Row
            key={course.id}
            dense
            title={course.courseName}
            to={coursePath(course)}
            meta={`${course.lecturerName}，${countText(course.countStudy)} 人在学`}
          />
        ))}
      </RowList>
    </Part>
  );
}
