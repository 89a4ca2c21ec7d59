import { lazy, Suspense } from 'react';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Chooser } from '../parts/Chooser.tsx';
import { loadChooser } from '../parts/loadChooser.ts';
import { applyRoutes } from '../routes.ts';

const LecturerApply = lazy(() =>
  import('../parts/LecturerApply.tsx').then((part) => ({ default: part.LecturerApply })),
);

export const handle = applyRoutes.apply;

export const loader = ({ request, context }: LoaderArgs) => loadChooser(request, context.get(apiContext));

/** What one can join as; with `?type=lecturer` the application to become a lecturer. */
export default function Apply({ loaderData }: PageProps<typeof loader>) {
  return loaderData.lecturer ? (
    <Suspense>
      <LecturerApply data={loaderData.lecturer} />
    </Suspense>
  ) : (
    <Chooser standings={loaderData.standings} />
  );
}
