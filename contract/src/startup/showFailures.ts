import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_SHOWS } from '../rules/startShows.ts';

const failure = failuresOf<'startup'>();

export const SHOW_MOVED_ON = reworded(CONFLICT, '它的状态已经变了，请刷新后再试');
export const SHOWS_FULL = failure(6370, `最多保留 ${MOST_SHOWS} 场，先删掉一些草稿`);
export const SHOW_WITHOUT_PROJECTS = failure(6371, '还没有选上场的项目，不能发布');
export const SHOW_IS_PAST = failure(6372, '开始时间已经过了，请先改时间再发布');
export const SHOW_NOT_BEGUN = failure(6373, '还没有开始，不能公布结果');
export const SHOW_IS_PUBLIC = failure(6374, '发布过的不能删除；没有办成请取消');
