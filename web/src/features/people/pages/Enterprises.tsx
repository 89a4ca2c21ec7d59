import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { directories } from '../parts/directories.ts';
import { DirectoryPage } from '../parts/DirectoryPage.tsx';
import { loadOrgs } from '../parts/loadOrgs.ts';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.enterprises;

export const loader = ({ request, context }: LoaderArgs) =>
  loadOrgs(request, context.get(apiContext), directories.enterprises);

export default function Enterprises({ loaderData }: PageProps<typeof loader>) {
  return <DirectoryPage of={directories.enterprises} data={loaderData} />;
}
