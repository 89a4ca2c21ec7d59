import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { KeysPage } from '../parts/KeysPage.tsx';
import { loadKeys } from '../parts/loadKeys.ts';
import { apiKeyRoutes } from '../routes.ts';

export const handle = apiKeyRoutes.house;

export const loader = async ({ request, context }: LoaderArgs) => ({
  keys: await loadKeys(request, context.get(apiContext)),
});

/** The keys of an organization. */
export default function HouseKeys({ loaderData: { keys } }: PageProps<typeof loader>) {
  return <KeysPage keys={keys} note="程序以建它的人的身份读写本单位的数据" />;
}
