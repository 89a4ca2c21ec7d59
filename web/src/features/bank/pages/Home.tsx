import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { BankPage } from '../parts/list/BankPage.tsx';
import { loadBank } from '../parts/list/loadBank.ts';
import { bankRoutes } from '../routes.ts';

export const handle = bankRoutes.home;

export const loader = ({ request, context }: LoaderArgs) => loadBank(request, context.get(apiContext), 'all');

export default function Home({ loaderData }: PageProps<typeof loader>) {
  return <BankPage scope="all" title={handle.title} {...loaderData} />;
}
