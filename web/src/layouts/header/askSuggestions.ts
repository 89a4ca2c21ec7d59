import { suggest as contract } from '#contract/course/search.ts';
import { call } from '../../kit/call.ts';
import type { Suggest } from './suggestions.ts';

/** Titles that what is typed may become. Of the directories only that of the courses has titles to offer. */
export const suggest: Suggest = async (typed, { kind, type }, signal) => {
  if (kind === 'directory' && type !== 1) return [];
  const { list } = await call(contract, { str: typed }, { signal, isShowErrTip: false });
  const fitting = kind === 'directory' ? list.filter((one) => one.type === 1) : list;
  return [...new Set(fitting.map(({ title }) => title))];
};
