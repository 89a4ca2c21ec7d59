import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { enterprise } from '../parts/kinds.ts';
import { loadApply } from '../parts/loadApply.ts';
import { OrgApply } from '../parts/OrgApply.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.enterprise;

export const loader = ({ request, context }: LoaderArgs) => loadApply(request, context.get(apiContext), enterprise);

export default function Enterprise({ loaderData }: PageProps<typeof loader>) {
  return <OrgApply kind={enterprise} data={loaderData} />;
}
