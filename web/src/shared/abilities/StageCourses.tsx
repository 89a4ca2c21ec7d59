import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { StageCourse } from '#contract/course/typicalPosition.ts';
import { MOST_STAGE_COURSES } from '#contract/rules/abilities.ts';
import { call } from '../../kit/call.ts';
import { Chooser } from '../../kit/chooser/Chooser.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { courseChoices } from './calls.ts';
import { moved } from './moved.ts';
import { raisesText } from './raisesText.ts';
import styles from './Wizard.module.css';

interface StageCoursesProps {
  /** What the stage is called. */
  name: string;
  courses: readonly StageCourse[];
  put: (courses: StageCourse[]) => void;
  /** Courses of all the stages: none is in two of them. */
  taken: ReadonlySet<string>;
  /** Those that raise one of these come first. */
  abilityIds: readonly string[];
  error: string | undefined;
}

/** The courses of a stage in the order in which they are learnt. */
export function StageCourses({ name, courses, put, taken, abilityIds, error }: StageCoursesProps) {
  const add = (course: StageCourse | null) => {
    if (course && !taken.has(course.id)) put([...courses, course]);
  };
  return (
    <>
      {courses.length > 0 ? (
        <Table caption={`${name}的课程`} columns={columnsOf(courses, put)} rows={courses} rowKey={({ id }) => id} />
      ) : null}
      {courses.length < MOST_STAGE_COURSES ? (
        <div className={styles.picker}>
          <Field label={`给「${name}」添加课程`} help="先列能提高所选能力项的" error={error}>
            <Chooser<StageCourse>
              key={courses.length}
              value={null}
              onChange={add}
              onBlur={() => undefined}
              searchKey={['plan courses', ...abilityIds]}
              search={async (words, signal) =>
                call(
                  await courseChoices(),
                  { courseName: words, abilityIds: [...abilityIds], pageSize: 20 },
                  { signal, isShowErrTip: false },
                )
              }
              keyOf={({ id }) => id}
              nameOf={({ courseName }) => courseName}
              unit="门课"
            />
          </Field>
        </div>
      ) : null}
    </>
  );
}

function columnsOf(courses: readonly StageCourse[], put: (courses: StageCourse[]) => void): Column<StageCourse>[] {
  return [
    {
      key: 'name',
      head: '课程',
      cell: ({ courseName, isOnShelf, raises }) => (
        <span>
          {courseName}
          {isOnShelf === 1 ? '' : '（已下架）'}
          <span className={styles.words}>{raisesText(raises)}</span>
        </span>
      ),
    },
    { key: 'periods', head: '课时', width: 80, cell: ({ periodTotal }) => periodTotal },
    {
      key: 'acts',
      head: '操作',
      hideHead: true,
      act: true,
      align: 'end',
      width: 130,
      cell: (course) => {
        const at = courses.indexOf(course);
        return (
          <span className={styles.acts}>
            <IconButton
              size="sm"
              label={`上移「${course.courseName}」`}
              icon={<ArrowUp size={16} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => put(moved(courses, at, -1))}
            />
            <IconButton
              size="sm"
              label={`下移「${course.courseName}」`}
              icon={<ArrowDown size={16} aria-hidden="true" />}
              disabled={at === courses.length - 1}
              onClick={() => put(moved(courses, at, 1))}
            />
            <IconButton
              size="sm"
              tone="danger"
              label={`移除「${course.courseName}」`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => put(courses.filter(({ id }) => id !== course.id))}
            />
          </span>
        );
      },
    },
  ];
}
