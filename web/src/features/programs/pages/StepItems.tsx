import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ItemTable } from '../../../shared/abilities/ItemTable.tsx';
import { loadProgram } from '../parts/places.ts';
import { ProgramFrame } from '../parts/ProgramFrame.tsx';
import { useProgramDraft } from '../parts/useProgramDraft.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.second;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** Step 2: what somebody can do who has gone through it. */
export default function StepItems({ loaderData: { program } }: PageProps<typeof loader>) {
  const draft = useProgramDraft(program);
  return (
    <ProgramFrame program={program} draft={draft} step={1}>
      <ItemTable draft={draft} least={1} />
    </ProgramFrame>
  );
}
