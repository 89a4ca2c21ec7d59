import { failuresOf } from '../kit/errors.ts';
import { MOST_TALENT_SEARCHES } from '../rules/smartFilter.ts';

const failure = failuresOf<'position'>();

export const TALENT_SEARCHES_FULL = failure(5160, `最多保存 ${MOST_TALENT_SEARCHES} 个筛选，请先删除不用的`);
export const TALENT_SEARCH_SAVED = failure(5161, '这组条件已经保存过了');
