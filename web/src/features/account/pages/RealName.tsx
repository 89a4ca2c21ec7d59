import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadStanding } from '../parts/loadStanding.ts';
import { RealNameStates } from '../parts/RealNameStates.tsx';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.realName;

export const loader = async (args: LoaderArgs) => ({ standing: await loadStanding(args) });

/** Where somebody stands with the real name. */
export default function RealName({ loaderData: { standing } }: PageProps<typeof loader>) {
  return (
    <SecurityPage tab="realName">
      <RealNameStates standing={standing} />
    </SecurityPage>
  );
}
