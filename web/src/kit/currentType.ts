import type { UserType } from '#contract/rules/userTypes.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { answerOr } from './answerOr.ts';
import type { PageApi } from './pageApi.ts';

/** The identity the visitor acts in: addresses of several identities show each what is theirs. */
export async function currentType(request: Request, api: PageApi): Promise<UserType | undefined> {
  const { list } = await answerOr(request, api.call(authMenu.listUserRole, {}));
  return list.find(({ isCurrent }) => isCurrent === 1)?.userType;
}
