import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { consoleLog } from '../parts/addresses.ts';
import { loadLogs } from '../parts/loadLogs.ts';
import { LogPage } from '../parts/LogPage.tsx';
import { logsRoutes } from '../routes.ts';

export const handle = logsRoutes.adminLog;

export const loader = async ({ request, context }: LoaderArgs) => ({
  logs: await loadLogs(request, context.get(apiContext)),
});

/** The writes of everybody, for the operator. */
export default function AdminLog({ loaderData: { logs } }: PageProps<typeof loader>) {
  return <LogPage logs={logs} base={consoleLog} />;
}
