import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as depart from '#contract/user/orgDepart.ts';
import * as members from '#contract/user/orgMembers.ts';
import { getOrgAndDept } from '#contract/user/ext.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { idIn, PAGE_SIZE, staffList, statusTabs } from '../parts/addresses.ts';
import { InviteDialog } from '../parts/InviteDialog.tsx';
import { StaffPanel } from '../parts/StaffPanel.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.staff;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const listed = loadList(request, staffList, ({ filters, page }) =>
    api.call(members.list, {
      keyword: filters.keyword.slice(0, 50),
      departmentId: idIn(filters.departmentId),
      roleId: idIn(filters.roleId),
      memberStatus: statusTabs[filters.status],
      pageCurrent: page,
      pageSize: PAGE_SIZE,
    }),
  );
  const [staff, { list: departments }, { list: roles }, { orgName }] = await answerOr(
    request,
    Promise.all([listed, api.call(depart.list, {}), api.call(members.listRole, {}), api.call(getOrgAndDept, {})]),
  );
  return { staff, counts: 'page' in staff ? staff.page.counts : undefined, departments, roles, orgName };
}

/** The people of an organization. */
export default function Staff({ loaderData }: PageProps<typeof loader>) {
  const [inviting, setInviting] = useState(false);
  const { departments, roles, orgName } = loaderData;
  return (
    <>
      <PageHead
        size="work"
        title="员工"
        note={orgName}
        actions={
          <>
            <Can action="member:import">
              <LinkButton to="/account/staff/import" icon={<FileUp size={18} aria-hidden="true" />}>
                批量导入
              </LinkButton>
              <LinkButton to="/account/staff/directory">从目录同步</LinkButton>
            </Can>
            <Can action="member:edit">
              <Button
                variant="primary"
                icon={<UserPlus size={18} aria-hidden="true" />}
                onClick={() => setInviting(true)}
              >
                邀请员工
              </Button>
            </Can>
          </>
        }
      />
      <StaffPanel {...loaderData} />
      {inviting ? <InviteDialog departments={departments} roles={roles} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
