import * as authRole from '#contract/system/authRole.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { roleListSpec } from './addresses.ts';

export const loadRoles = (request: Request, api: PageApi) =>
  loadList(request, roleListSpec, ({ filters, page }) =>
    api.call(authRole.list, { pageCurrent: page, pageSize: 20, roleName: filters.roleName.slice(0, 20) }),
  );

export type LoadedRoles = Awaited<ReturnType<typeof loadRoles>>;
