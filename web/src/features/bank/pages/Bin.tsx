import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { BankPage } from '../parts/list/BankPage.tsx';
import { loadBank } from '../parts/list/loadBank.ts';
import { bankRoutes } from '../routes.ts';

export const handle = bankRoutes.bin;

export const loader = ({ request, context }: LoaderArgs) => loadBank(request, context.get(apiContext), 'bin');

export default function Bin({ loaderData }: PageProps<typeof loader>) {
  return <BankPage scope="bin" title={handle.title} {...loaderData} />;
}
