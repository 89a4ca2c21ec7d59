import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { BankPage } from '../parts/list/BankPage.tsx';
import { loadBank } from '../parts/list/loadBank.ts';
import { bankRoutes } from '../routes.ts';

export const handle = bankRoutes.subject;

export const loader = ({ request, context }: LoaderArgs) => loadBank(request, context.get(apiContext), 'own');

export default function Subject({ loaderData }: PageProps<typeof loader>) {
  return <BankPage scope="own" title={handle.title} {...loaderData} />;
}
