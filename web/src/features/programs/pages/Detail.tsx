import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadProgram } from '../parts/places.ts';
import { ProgramStanding } from '../parts/ProgramStanding.tsx';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.standing;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** How it stands with a plan of one's own. */
export default function Detail({ loaderData: { program } }: PageProps<typeof loader>) {
  return <ProgramStanding program={program} />;
}
