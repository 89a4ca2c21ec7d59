import * as authRole from '#contract/system/authRole.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { roleListSpec } from './addresses.ts';

export async function loadRoles(request: Request, api: PageApi) {
  const { filters, page } = readList(roleListSpec, new URL(request.url).searchParams);
  const roleName = filters.roleName.slice(0, 20);
  return answerOr(request, loadPage(api.call(authRole.list, { pageCurrent: page, pageSize: 20, roleName })));
}

export type LoadedRoles = Awaited<ReturnType<typeof loadRoles>>;
