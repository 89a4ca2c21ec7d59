import { wireTime } from '#contract/rules/time.ts';
import * as adv from '#contract/system/adminAdv.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { advKind } from '../parts/kinds/adv.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.carousel;

export const loader = async ({ request, context }: LoaderArgs) => ({
  ...(await answerOr(request, context.get(apiContext).call(adv.list, {}))),
  now: wireTime(new Date()),
});

/** What turns on the home page, each in its window of time. */
export default function Carousel({ loaderData: { list, now } }: PageProps<typeof loader>) {
  return <ManagedPage title="首页轮播" note="启用而且在投放时间里的才显示" kind={advKind(now)} rows={list} />;
}
