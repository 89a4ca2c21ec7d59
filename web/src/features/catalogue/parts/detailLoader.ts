import { coursePath } from '#contract/rules/pagePaths.ts';
import { redirect } from 'react-router';
import { wireTime } from '#contract/rules/time.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { PERIOD } from '../../../shared/player/periods.ts';
import type { Detail } from './loadDetail.ts';
import { loadDetail } from './loadDetail.ts';

/**
 * The loader of the detail pages at `place`: without an id it leads to the list, an open class-hour to the stage, and a
 * course of another kind to its own page.
 */
export const detailLoader =
  (place: string, list: string) =>
  async ({ request, params, context }: LoaderArgs) => {
    if (params['id'] === undefined) throw redirect(list);
    const data = await loadDetail(request, context.get(apiContext), params['id']);
    const { search, searchParams } = new URL(request.url);
    const period = searchParams.get(PERIOD);
    if (period !== null) throw redirect(studyPath(data.course.id, period));
    const path = coursePath(data.course);
    if (path !== `${place}/${data.course.id}`) throw redirect(path + search, 301);
    return { ...data, now: wireTime(new Date()) };
  };

export type ShownDetail = Detail & { now: string };
