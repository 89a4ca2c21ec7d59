import { UserType } from '#contract/rules/userTypes.ts';
import { currentType } from './currentType.ts';
import type { PageApi } from './pageApi.ts';

/** Whether the visitor acts as a learner: addresses of several identities show learners what they do, others what they make. */
export const isLearner = async (request: Request, api: PageApi): Promise<boolean> =>
  (await currentType(request, api)) === UserType.learner;
