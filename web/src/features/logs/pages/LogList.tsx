import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { centreLog } from '../parts/addresses.ts';
import { loadLogs } from '../parts/loadLogs.ts';
import { LogPage } from '../parts/LogPage.tsx';
import { logsRoutes } from '../routes.ts';

export const handle = logsRoutes.loglist;

export const loader = async ({ request, context }: LoaderArgs) => ({
  logs: await loadLogs(request, context.get(apiContext)),
});

/** The writes of an organization. */
export default function LogList({ loaderData: { logs } }: PageProps<typeof loader>) {
  return <LogPage logs={logs} base={centreLog} />;
}
