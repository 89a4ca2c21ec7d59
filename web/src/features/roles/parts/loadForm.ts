import * as authMenu from '#contract/system/authMenu.ts';
import * as authRole from '#contract/system/authRole.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { builtGrants } from './builtGrants.ts';

/** The tree to tick, and the role to edit (`?id=`) or to begin from (`?copy=`). */
export async function loadForm(request: Request, api: PageApi, isBuilt: IsBuilt) {
  const search = new URL(request.url).searchParams;
  const id = idIn(search, 'id');
  const from = id ?? idIn(search, 'copy');
  const [tree, role] = await Promise.all([
    answerOr(request, api.call(authMenu.listOrgMenu, {})),
    from === null ? null : answerOr(request, api.call(authRole.viewForEdit, { id: from })),
  ]);
  return { tree: builtGrants(tree.list, isBuilt), role, id };
}

export type LoadedForm = Awaited<ReturnType<typeof loadForm>>;

function idIn(search: URLSearchParams, name: string): string | null {
  const given = search.get(name);
  return given !== null && isId(given) ? given : null;
}
