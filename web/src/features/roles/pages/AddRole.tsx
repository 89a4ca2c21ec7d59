import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadForm } from '../parts/loadForm.ts';
import { centrePlace } from '../parts/places.ts';
import { RoleEditor } from '../parts/RoleEditor.tsx';
import { rolesRoutes } from '../routes.ts';

export const handle = rolesRoutes.addRole;

export const loader = ({ request, context }: LoaderArgs) =>
  loadForm(request, context.get(apiContext), context.get(builtContext));

/** A new role, or `?id=` one there is, or `?copy=` a new one like it. */
export default function AddRole({ loaderData }: PageProps<typeof loader>) {
  return <RoleEditor loaded={loaderData} place={centrePlace} />;
}
