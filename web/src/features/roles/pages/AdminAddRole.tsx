import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadForm } from '../parts/loadForm.ts';
import { consolePlace } from '../parts/places.ts';
import { RoleEditor } from '../parts/RoleEditor.tsx';
import { rolesRoutes } from '../routes.ts';

export const handle = rolesRoutes.adminAddRole;

export const loader = ({ request, context }: LoaderArgs) =>
  loadForm(request, context.get(apiContext), context.get(builtContext));

/** A role of the platform's operators, new or not. */
export default function AdminAddRole({ loaderData }: PageProps<typeof loader>) {
  return <RoleEditor loaded={loaderData} place={consolePlace} />;
}
