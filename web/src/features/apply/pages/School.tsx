import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { school } from '../parts/kinds.ts';
import { loadApply } from '../parts/loadApply.ts';
import { OrgApply } from '../parts/OrgApply.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.school;

export const loader = ({ request, context }: LoaderArgs) => loadApply(request, context.get(apiContext), school);

export default function School({ loaderData }: PageProps<typeof loader>) {
  return <OrgApply kind={school} data={loaderData} />;
}
