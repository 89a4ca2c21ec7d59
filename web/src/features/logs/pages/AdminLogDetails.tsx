import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { consoleLog } from '../parts/addresses.ts';
import { loadLog } from '../parts/loadLogs.ts';
import { LogView } from '../parts/LogView.tsx';
import { logsRoutes } from '../routes.ts';

export const handle = logsRoutes.adminDetails;

export const loader = async ({ request, context }: LoaderArgs) => ({
  log: await loadLog(request, context.get(apiContext)),
});

/** One write of anybody, for the operator. */
export default function AdminLogDetails({ loaderData: { log } }: PageProps<typeof loader>) {
  return <LogView log={log} base={consoleLog} />;
}
