import { GradeScope } from '#contract/rules/grades.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadManaged } from '../parts/loadManaged.ts';
import { ManagedGrades } from '../parts/ManagedGrades.tsx';
import { gradesRoutes } from '../routes.ts';

export const handle = gradesRoutes.teacher;

export const loader = (args: LoaderArgs) => loadManaged(args, GradeScope.taught);

/** The classes somebody teaches or looks after. */
export default function TeacherGrades({ loaderData }: PageProps<typeof loader>) {
  return (
    <ManagedGrades
      title="我带的班级"
      note="我是教师的班级：名单、公告、文件与加入申请"
      loaded={loaderData}
      isTeaching
    />
  );
}
