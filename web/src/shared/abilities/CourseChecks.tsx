import type { AskedItem, StageCourse, StageView } from '#contract/course/typicalPosition.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { raisesText } from './raisesText.ts';

interface Checked {
  course: StageCourse;
  stageName: string;
  serves: string[];
}

/** The courses of a position one by one: on the shelf or not, and which of the demands they serve. */
export function CourseChecks({ items, stages }: { items: readonly AskedItem[]; stages: readonly StageView[] }) {
  const asked = new Map(items.map(({ id, abilityName }) => [id, abilityName]));
  const rows = stages.flatMap(({ stageName, courses }): Checked[] =>
    courses.map((course) => ({
      course,
      stageName,
      serves: course.raises.flatMap(({ id }) => asked.get(id) ?? []),
    })),
  );
  return <Table caption="逐门看课程" columns={columns} rows={rows} rowKey={({ course }) => course.id} />;
}

const columns: Column<Checked>[] = [
  {
    key: 'name',
    head: '课程',
    cell: ({ course }) =>
      course.isOnShelf === 1 ? <TextLink to={coursePath(course)}>{course.courseName}</TextLink> : course.courseName,
  },
  { key: 'stage', head: '阶段', width: 120, cell: ({ stageName }) => stageName },
  { key: 'raises', head: '提高什么', wideOnly: true, cell: ({ course }) => raisesText(course.raises) || '没有写' },
  {
    key: 'state',
    head: '看下来',
    width: 140,
    cell: ({ course, serves }) => {
      if (course.isOnShelf === 0) return <Tag tone="danger">已下架</Tag>;
      return serves.length > 0 ? <Tag tone="ok">对得上要求</Tag> : <Tag tone="warn">没有对上要求</Tag>;
    },
  },
];
