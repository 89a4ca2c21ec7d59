import * as person from '#contract/system/adminPerson.ts';
import * as authRole from '#contract/system/authRole.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PersonActs } from '../parts/PersonActs.tsx';
import { PersonFacts } from '../parts/PersonFacts.tsx';
import { PersonIdentities } from '../parts/PersonIdentities.tsx';
import { PersonSignIns } from '../parts/PersonSignIns.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.person;

export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const userNo = params['userNo'];
  if (userNo === undefined || !isId(userNo)) throw missing();
  const [view, roles] = await Promise.all([
    answerOr(request, api.call(person.view, { userNo })),
    // Without permission for platform roles the page does not offer identities.
    api.call(authRole.noPageList, {}).then(
      ({ list }) => list,
      () => [],
    ),
  ]);
  return { view, roles };
}

/** One person: identities, devices, sign-ins, and what an operator may do about them. */
export default function Person({ loaderData: { view, roles } }: PageProps<typeof loader>) {
  const mayKeepRoles = useSession()?.can('platformRole:edit') ?? false;
  return (
    <>
      <Breadcrumb items={[{ label: '用户', to: '/admin/people' }, { label: view.name }]} />
      <PageHead size="work" title={view.name} actions={<PersonActs view={view} />} />
      <PersonFacts view={view} />
      <PersonIdentities view={view} roles={mayKeepRoles ? roles : []} mayKeepRoles={mayKeepRoles} />
      <PersonSignIns view={view} />
    </>
  );
}
