import { deletion } from '#contract/user/privacy.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ConsentsPart } from '../parts/ConsentsPart.tsx';
import { DeletionPart } from '../parts/DeletionPart.tsx';
import { ExportPart } from '../parts/ExportPart.tsx';
import { LooksPart } from '../parts/LooksPart.tsx';
import { loadBindings } from '../parts/loadBindings.ts';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.privacy;

export async function loader(args: LoaderArgs) {
  const asking = args.context.get(apiContext).call(deletion, {});
  const [bindings, mine] = await Promise.all([loadBindings(args), answerOr(args.request, asking)]);
  return { bindings, deletion: mine };
}

/** What the platform knows of somebody: to take along, or to have it deleted. */
export default function Privacy({ loaderData }: PageProps<typeof loader>) {
  return (
    <SecurityPage tab="privacy">
      <LooksPart />
      <ConsentsPart />
      <ExportPart bindings={loaderData.bindings} />
      <DeletionPart {...loaderData} />
    </SecurityPage>
  );
}
