import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as courseAudit from '#contract/course/courseAudit.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { OutlineRoom } from '../parts/outline/OutlineRoom.tsx';
import { AT, COURSE, placesOf } from '#contract/rules/authoringPaths.ts';
import { authoringRoutes, kindAt } from '../routes.ts';

export const handle = handleOf(authoringRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const id = searchParams.get(COURSE);
  if (id === null || !isId(id)) throw redirect(placesOf(kindAt(pathname)!, '').list);
  const api = context.get(apiContext);
  const [draft, outline] = await answerOr(
    request,
    Promise.all([api.call(courseAudit.view, { id }), api.call(courseAudit.outline, { id })]),
  );
  if (draft.courseKind !== kindAt(pathname)) {
    const places = placesOf(draft.courseKind, id);
    throw redirect(places.outline ?? places.facts);
  }
  return { draft, outline, opensFirst: pathname.endsWith('/praxis') };
}

/** Another class-hour changes nothing of what was loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [one, other] = [new URL(currentUrl), new URL(nextUrl)];
  if (one.searchParams.get(AT) === other.searchParams.get(AT)) return defaultShouldRevalidate;
  for (const url of [one, other]) url.searchParams.delete(AT);
  return one.href === other.href ? false : defaultShouldRevalidate;
}

/** The second step: chapters, class-hours and what is in them; `praxis` begins with the first class-hour. */
export default function OutlinePage({ loaderData: { draft, outline, opensFirst } }: PageProps<typeof loader>) {
  return <OutlineRoom key={draft.id} draft={draft} outline={outline} opensFirst={opensFirst} />;
}
