import { GradeScope } from '#contract/rules/grades.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { loadManaged } from '../parts/loadManaged.ts';
import { ManagedGrades } from '../parts/ManagedGrades.tsx';
import { gradesRoutes } from '../routes.ts';

export const handle = gradesRoutes.admin;

export const loader = (args: LoaderArgs) => loadManaged(args, GradeScope.managed);

/** The classes of an organization to its staff, and to others those they administer. */
export default function AdminGrades({ loaderData }: PageProps<typeof loader>) {
  const isStaff = useSession()?.can('grade:manage') ?? false;
  return (
    <ManagedGrades
      title={isStaff ? '班级' : '班级管理'}
      note={isStaff ? '本单位的班级：名单、公告、文件与加入申请' : '我创建的，和我当管理员的班级'}
      loaded={loaderData}
    />
  );
}
