import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadRoles } from '../parts/loadRoles.ts';
import { centrePlace } from '../parts/places.ts';
import { RoleList } from '../parts/RoleList.tsx';
import { RolesHead } from '../parts/RolesHead.tsx';
import { rolesRoutes } from '../routes.ts';

export const handle = rolesRoutes.roles;

export const loader = async ({ request, context }: LoaderArgs) => ({
  roles: await loadRoles(request, context.get(apiContext)),
});

/** The roles of an organization. */
export default function Roles({ loaderData: { roles } }: PageProps<typeof loader>) {
  return (
    <>
      <RolesHead place={centrePlace} note="给员工分配角色，他就有角色里的菜单、按钮与数据范围" />
      <RoleList roles={roles} place={centrePlace} />
    </>
  );
}
