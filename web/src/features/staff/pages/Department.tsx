import { data } from 'react-router';
import * as depart from '#contract/user/orgDepart.ts';
import { getOrgAndDept } from '#contract/user/ext.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { departSearch } from '../parts/addresses.ts';
import { DepartPanel } from '../parts/DepartPanel.tsx';
import { NewDepart } from '../parts/NewDepart.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.department;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { keyword } = readList(departSearch, new URL(request.url).searchParams).filters;
  const words = keyword.slice(0, 30);
  const [{ list: departments }, { list: found }, place] = await answerOr(
    request,
    Promise.all([
      api.call(depart.list, {}),
      words === '' ? { list: null } : api.call(depart.search, { keyword: words }),
      api.call(getOrgAndDept, {}),
    ]),
  );
  if (place.orgNo === null) throw data(null, { status: 403 });
  return { departments, found, place };
}

/** The departments of an organization as a tree. */
export default function Department({ loaderData: { departments, found, place } }: PageProps<typeof loader>) {
  const note = place.departName === '' ? place.orgName : `${place.orgName}，你在${place.departName}`;
  return (
    <>
      <PageHead
        size="work"
        title="部门"
        note={note}
        actions={
          <Can action="department:edit">
            <NewDepart departments={departments} />
          </Can>
        }
      />
      <DepartPanel departments={departments} found={found} />
    </>
  );
}
