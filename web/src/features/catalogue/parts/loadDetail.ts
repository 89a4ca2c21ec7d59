import { CallError } from '#contract/kit/callError.ts';
import { endsSession } from '#contract/kit/errors.ts';
import * as ability from '#contract/course/ability.ts';
import * as chapterInfo from '#contract/course/chapterInfo.ts';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { RatingSort } from '#contract/rules/ratingSorts.ts';
import * as comments from '#contract/course/comments.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import type { CourseView, Standing } from '#contract/course/courseInfo.ts';
import * as recommend from '#contract/course/recommend.ts';
import * as promotions from '#contract/trade/promotion.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isId } from '#contract/rules/id.ts';
import { centsOf } from '#contract/rules/money.ts';
import { openGroupPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { block } from '../../../shared/courses/block.ts';
import { liveStatusAt } from '../../../shared/courses/liveStatus.ts';
import { priceOf } from '../../../shared/courses/priceOf.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { commentList } from './commentList.ts';
import { courseSeo } from './courseSeo.ts';
import { detailTabs } from './detailTabs.ts';

const CHAPTERS = 100;
const COMMENTS = 10;
/** Ratings below the introduction. */
const VOICES = 2;

const kindOfTab = { comments: 'rating', questions: 'question' } as const;

export type CourseStanding = OutputOf<typeof Standing>;

/** Everything the page of one course shows. @throws the 404 page for a course this visitor cannot see. */
export async function loadDetail(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const search = new URL(request.url).searchParams;
  const tab = readTab(detailTabs, search);
  const [{ course: kept, standing }, chapters, rows, voices, recommended, raised, { promotion, group }, first] =
    await Promise.all([
      answerOr(request, courseOf(api, id)),
      answerOr(request, chaptersOf(api, id)),
      tab in kindOfTab ? commentsOf(request, api, id, kindOfTab[tab as keyof typeof kindOfTab]) : null,
      tab === 'intro' ? block(voicesOf(api, id), []) : [],
      block(
        api.call(recommend.list, { courseId: id, count: 4 }).then(({ list }) => list),
        [],
      ),
      block(api.call(ability.ofCourse, { courseId: id }), null),
      block(api.call(promotions.ofCourse, { courseId: id }), { promotion: null, group: null, now: '' }),
      api.token ? block(api.call(promotions.newcomer, { courseId: id }), null) : null,
    ]);
  const course = { ...kept, liveStatus: liveStatusAt(kept, new Date()) ?? null };
  return {
    course,
    standing,
    chapters,
    tab,
    comments: rows,
    voices,
    recommended,
    raised,
    // their words are made here, so that the page brings no script for them
    promotion: first?.promotion
      ? lowered(first.promotion, course, '新人价')
      : promotion && lowered(promotion, course, '限时价'),
    group: group && {
      note: `${group.groupSize} 人一起买 ${moneyText(group.price)}，开一个团`,
      to: openGroupPath(id, group.promotionId),
    },
    seo: courseSeo(course, api.publicUrl),
  };
}

/** A price that is lower for a time, beside what the course costs otherwise. */
function lowered({ promotionName, price, left, endTime }: Lowered, course: CourseView, mark: '新人价' | '限时价') {
  return {
    mark,
    shown: { cents: centsOf(price), originalCents: priceOf(course).cents, ...(mark === '新人价' ? { mark } : {}) },
    note: `${promotionName}：还剩 ${left} 个名额，到 ${shownTime(endTime)}`,
  };
}

type Lowered = NonNullable<OutputOf<typeof promotions.newcomer.output>['promotion']>;

export type Detail = Awaited<ReturnType<typeof loadDetail>>;

/** A session that has ended makes the visitor a guest here; the page around says so. */
async function courseOf(api: PageApi, courseId: string) {
  if (api.token) {
    const own = await api.call(courseInfo.authView, { courseId }).catch((error: unknown) => {
      if (error instanceof CallError && endsSession(error.code)) return null;
      throw error;
    });
    if (own) return { course: own, standing: own as CourseStanding | null };
  }
  return { course: await api.call(courseInfo.view, { courseId }), standing: null };
}

async function chaptersOf(api: PageApi, courseId: string): Promise<Chapter[]> {
  const first = await api.call(chapterInfo.list, { courseId, pageSize: CHAPTERS });
  const more = Array.from({ length: Math.max(0, first.totalPage - 1) }, (_, index) =>
    api.call(chapterInfo.list, { courseId, pageSize: CHAPTERS, pageCurrent: index + 2 }),
  );
  return [first, ...(await Promise.all(more))].flatMap(({ list }) => list);
}

async function voicesOf(api: PageApi, courseId: string) {
  const asked = { courseId, kind: 'rating', sort: 'helpful', pageSize: VOICES } as const;
  return (await api.call(comments.list, asked)).list;
}

/** The list with its pager, and the figures that stand above it. */
async function commentsOf(request: Request, api: PageApi, courseId: string, kind: 'rating' | 'question') {
  const rows = await loadList(request, commentList, ({ sort, page }) =>
    api.call(comments.list, { courseId, kind, sort: sort as RatingSort, pageCurrent: page, pageSize: COMMENTS }),
  );
  const mayRate = 'page' in rows && rows.page.mayRate === 1;
  return { rows, mayRate, starCounts: 'page' in rows ? rows.page.starCounts : [] };
}
