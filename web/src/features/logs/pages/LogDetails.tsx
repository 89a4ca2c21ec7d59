import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { centreLog } from '../parts/addresses.ts';
import { loadLog } from '../parts/loadLogs.ts';
import { LogView } from '../parts/LogView.tsx';
import { logsRoutes } from '../routes.ts';

export const handle = logsRoutes.details;

export const loader = async ({ request, context }: LoaderArgs) => ({
  log: await loadLog(request, context.get(apiContext)),
});

/** One write of an organization. */
export default function LogDetails({ loaderData: { log } }: PageProps<typeof loader>) {
  return <LogView log={log} base={centreLog} />;
}
