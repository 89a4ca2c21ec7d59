import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { organization } from '../parts/kinds.ts';
import { loadApply } from '../parts/loadApply.ts';
import { OrgApply } from '../parts/OrgApply.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.organization;

export const loader = ({ request, context }: LoaderArgs) => loadApply(request, context.get(apiContext), organization);

export default function Organization({ loaderData }: PageProps<typeof loader>) {
  return <OrgApply kind={organization} data={loaderData} />;
}
