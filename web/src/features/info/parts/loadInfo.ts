import * as dict from '#contract/system/dict.ts';
import * as profile from '#contract/user/userProfile.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';

const KEYS = 'education,industry,jobStatus,positionNature,arrival,researchType,sex';

/** What every page of one's own information shows: the résumé, the head as it is edited, and what can be chosen. */
export async function loadInfo({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [resume, base, { items }] = await answerOr(
    request,
    Promise.all([
      api.call(profile.listByUserNo, {}),
      api.call(profile.getMyBaseInfo, {}),
      api.call(dict.items, { keys: KEYS }),
    ]),
  );
  return { resume, base, dictionaries: items };
}

export type InfoData = Awaited<ReturnType<typeof loadInfo>>;
