import * as sysLog from '#contract/system/sysLog.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { logSpec } from './addresses.ts';
import { namesFor } from './callNames.ts';

export const loadLogs = (request: Request, api: PageApi) =>
  loadList(request, logSpec, ({ filters: { operation, realName, keyword, beginDate, endDate }, page }) => {
    const words = { operation: operation.slice(0, 40), realName: realName.slice(0, 40), keyword: keyword.slice(0, 40) };
    const dates = { beginDate: dayOr(beginDate), endDate: dayOr(endDate) };
    return api.call(sysLog.page, { ...words, ...dates, pageCurrent: page, pageSize: 20 });
  });

export type LoadedLogs = Awaited<ReturnType<typeof loadLogs>>;

/** One write, `?id=`. */
export async function loadLog(request: Request, api: PageApi) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const log = await answerOr(request, api.call(sysLog.pageDetail, { id }));
  return { ...log, names: namesFor(log.path, [log.content, log.before, log.after].join()) };
}

export type LoadedLog = Awaited<ReturnType<typeof loadLog>>;

const dayOr = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : '');

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
