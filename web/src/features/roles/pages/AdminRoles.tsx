import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { roleTabs } from '../parts/addresses.ts';
import { loadAdminRoles } from '../parts/loadAdminRoles.ts';
import { OrgRoles } from '../parts/OrgRoles.tsx';
import { consolePlace } from '../parts/places.ts';
import { RoleList } from '../parts/RoleList.tsx';
import { RolesHead } from '../parts/RolesHead.tsx';
import { rolesRoutes } from '../routes.ts';

export const handle = rolesRoutes.adminRoles;

export const loader = ({ request, context }: LoaderArgs) => loadAdminRoles(request, context.get(apiContext));

/** The roles of the platform's operators; those of organizations can be looked at, and looked through. */
export default function AdminRoles({ loaderData: loaded }: PageProps<typeof loader>) {
  const tabs = useTab(roleTabs);
  const shown = [
    { key: 'platform' as const, label: '平台角色' },
    { key: 'org' as const, label: '单位角色' },
  ];
  return (
    <>
      <RolesHead place={consolePlace} note={notes[loaded.tab]} />
      <TabFrame label="角色" of={tabs} tabs={shown}>
        {loaded.tab === 'platform' ? (
          <RoleList roles={loaded.roles} place={consolePlace} />
        ) : (
          <OrgRoles orgs={loaded.orgs} roles={loaded.roles} />
        )}
      </TabFrame>
    </>
  );
}

const notes = {
  platform: '决定运营人员在后台看得到什么、能做什么',
  org: '单位的角色由单位自己维护；以它的视角查看会记进那家单位的日志',
};
