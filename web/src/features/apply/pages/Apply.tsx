import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Chooser } from '../parts/Chooser.tsx';
import { LecturerApply } from '../parts/LecturerApply.tsx';
import { loadChooser } from '../parts/loadChooser.ts';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.apply;

export const loader = ({ request, context }: LoaderArgs) => loadChooser(request, context.get(apiContext));

/** What one can join as; with `?type=lecturer` the application to become a lecturer. */
export default function Apply({ loaderData }: PageProps<typeof loader>) {
  return loaderData.lecturer ? (
    <LecturerApply data={loaderData.lecturer} />
  ) : (
    <Chooser standings={loaderData.standings} />
  );
}
