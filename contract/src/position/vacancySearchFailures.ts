import { failuresOf } from '../kit/errors.ts';
import { MOST_SEARCHES } from '../rules/vacancySearch.ts';

const failure = failuresOf<'position'>();

export const SEARCHES_FULL = failure(5130, `最多保存 ${MOST_SEARCHES} 个查找，请先删除不用的`);
export const SEARCH_SAVED = failure(5131, '这组条件已经保存过了');
