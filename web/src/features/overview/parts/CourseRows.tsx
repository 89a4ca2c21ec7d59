import { coursePath } from '#contract/rules/pagePaths.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import type { LoadedOverview } from './loadOverview.ts';
import { Part } from './Part.tsx';

/** The courses of a lecturer or a house that are studied most. */
export function CourseRows({ courses }: Pick<LoadedOverview, 'courses'>) {
  return (
    <Part title="学得最多的课" none="还没有上架的课程" isEmpty={courses.length === 0}>
      <RowList label="学得最多的课">
        {courses.map(({ courseId, courseCategory, courseName, countStudy, ratingCount, rating }) => (
          <Row
            key={courseId}
            dense
            title={courseName}
            to={coursePath({ id: courseId, courseCategory })}
            meta={ratingCount > 0 ? `${rating.toFixed(1)} 分，${ratingCount} 条评价` : '还没有评价'}
            end={<b>{countText(countStudy)} 人在学</b>}
          />
        ))}
      </RowList>
    </Part>
  );
}
