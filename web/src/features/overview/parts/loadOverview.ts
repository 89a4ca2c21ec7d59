import { redirect } from 'react-router';
import type { CourseCard } from '#contract/course/card.ts';
import * as recommend from '#contract/course/recommend.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as msg from '#contract/user/msg.ts';
import * as overview from '#contract/user/overview.ts';
import { block } from '../../../shared/courses/block.ts';
import { greetingAt } from '../../../shared/day/greetingAt.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { places } from '../../../kit/navigation/destinations.ts';

const SHOWN = 5;

/** The figures first: they say which parts this identity has, and only those are asked for. */
export async function loadOverview(request: Request, api: PageApi) {
  const { sections, ...view } = await answerOr(request, api.call(overview.view, {}));
  // The operator's overview is the console's own.
  if (sections.length === 0) throw redirect(places.console);
  const has = (section: (typeof sections)[number]) => sections.includes(section);
  const [day, liked, logs, messages] = await Promise.all([
    has('day') ? block(api.call(overview.day, {}), null) : null,
    has('day') ? block(api.call(recommend.mine, {}), null) : null,
    has('logs') ? block(api.call(sysLog.page, { pageSize: SHOWN }), null) : null,
    has('messages') ? block(api.call(msg.list, { pageSize: SHOWN }), null) : null,
  ]);
  const now = wireTime(new Date());
  return {
    ...view,
    has: Object.fromEntries(sections.map((section) => [section, true])) as Partial<
      Record<(typeof sections)[number], true>
    >,
    day,
    liked: liked?.list.map(likedOf) ?? [],
    logs: logs?.list.map(({ id, gmtCreate, realName, operation }) => ({ id, gmtCreate, realName, operation })) ?? [],
    messages: messages?.list.map(messageOf) ?? [],
    now,
    greeting: greetingAt(now),
  };
}

/** Only what a row shows travels to the browser. */
const messageOf = ({ id, gmtCreate, msgTitle, msgUrl, isRead }: msg.Message) => ({
  id,
  gmtCreate,
  msgTitle,
  msgUrl,
  isRead,
});

export const likedOf = ({ id, courseCategory, courseName, lecturerName, countStudy }: CourseCard) => ({
  id,
  courseCategory,
  courseName,
  lecturerName,
  countStudy,
});

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>;
