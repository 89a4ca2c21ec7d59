import type { Grade } from '#contract/exam/gradeInfo.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { GradeActs } from './GradeActs.tsx';
import { gradePath } from './addresses.ts';
import type { DepartmentOption } from './loadGrades.ts';

interface GradeRowsProps {
  label: string;
  grades: readonly Grade[];
  departments?: readonly DepartmentOption[];
  isTeaching?: boolean;
}

/** Classes one below the other, each leading to its page. */
export function GradeRows({ label, grades, ...acts }: GradeRowsProps) {
  return (
    <RowList label={label}>
      {grades.map((row) => (
        <Row
          key={row.id}
          stacks
          heading="h2"
          to={gradePath(row.id)}
          lead={<Avatar name={row.gradeName} shape="org" size={44} />}
          title={row.gradeName}
          tags={<Tags row={row} />}
          meta={metaOf(row)}
          end={<GradeActs row={row} {...acts} />}
        />
      ))}
    </RowList>
  );
}

function Tags({ row }: { row: Grade }) {
  return (
    <>
      {row.gradeState === GradeState.disbanded ? <Tag>已解散</Tag> : null}
      {row.gradeRole === GradeRole.teacher ? <Tag tone="info">教师</Tag> : null}
      {row.isOwner === 1 ? (
        <Tag tone="outline">创建人</Tag>
      ) : row.isAdmin === 1 && row.gradeRole !== GradeRole.teacher ? (
        <Tag tone="outline">管理员</Tag>
      ) : null}
      {row.countWaiting > 0 ? <Tag tone="warn">{row.countWaiting} 份申请</Tag> : null}
    </>
  );
}

const metaOf = ({ orgName, departName, teacherNames, countStudent, seats }: Grade): string =>
  [
    [orgName, departName].filter(Boolean).join(' '),
    teacherNames.length > 0 ? `${teacherNames.join('、')} 老师` : '',
    `${countStudent} / ${seats} 人`,
  ]
    .filter(Boolean)
    .join('，');
