import { realName } from '#contract/user/extFace.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';

/** For loaders: how it stands with the real name of whoever asks. */
export const loadStanding = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(realName, {}));
