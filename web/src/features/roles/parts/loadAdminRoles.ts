import * as authRole from '#contract/system/authRole.ts';
import * as org from '#contract/user/org.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { orgRoleSpec, roleTabs } from './addresses.ts';
import { loadRoles } from './loadRoles.ts';

const MOST_ORGS = 10;

export async function loadAdminRoles(request: Request, api: PageApi) {
  const search = new URL(request.url).searchParams;
  const tab = readTab(roleTabs, search);
  if (tab === 'platform') return { tab, roles: await loadRoles(request, api) };
  const { filters, page } = readList(orgRoleSpec, search);
  const orgName = filters.orgName.slice(0, 50);
  const [orgs, roles] = await Promise.all([
    answerOr(request, api.call(org.infoList, { orgName, pageSize: MOST_ORGS })),
    isId(filters.orgNo)
      ? loadRows(request, api.call(authRole.list, { orgNo: filters.orgNo, pageCurrent: page }))
      : null,
  ]);
  return { tab, orgs: orgs.list.map(({ orgNo, orgName: name }) => ({ orgNo, orgName: name })), roles };
}
