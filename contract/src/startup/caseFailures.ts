import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_CASES } from '../rules/startCases.ts';

const failure = failuresOf<'startup'>();

export const CASE_MOVED_ON = reworded(CONFLICT, '这个案例的状态已经变了，请刷新后再试');
export const CONSENT_MOVED_ON = reworded(CONFLICT, '已经答复过了，请刷新后再看');
export const CASES_FULL = failure(6250, `最多保留 ${MOST_CASES} 个案例，先删掉一些`);
export const NOT_GRADUATED = failure(6251, '项目毕业之后才能写成案例');
export const CASE_ALREADY = failure(6252, '这个项目已经有案例了');
export const CASE_IS_PUBLIC = failure(6253, '发布着的不能删除，请先撤下');
export const NOT_IN_TEAM = failure(6254, '只能写项目团队里的人');
