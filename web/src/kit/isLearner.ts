import { UserType } from '#contract/rules/userTypes.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { answerOr } from './answerOr.ts';
import type { PageApi } from './pageApi.ts';

/** Whether the visitor acts as a learner: addresses of several identities show learners what they do, others what they make. */
export async function isLearner(request: Request, api: PageApi): Promise<boolean> {
  const { list } = await answerOr(request, api.call(authMenu.listUserRole, {}));
  return list.some(({ isCurrent, userType }) => isCurrent === 1 && userType === UserType.learner);
}
