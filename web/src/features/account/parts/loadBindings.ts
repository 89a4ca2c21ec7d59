import { bindings } from '#contract/user/extAccount.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';

/** For loaders: what the person can sign in and prove themselves with. */
export const loadBindings = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(bindings, {}));
