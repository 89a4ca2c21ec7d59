import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_ADVOCACIES, MOST_POLICIES, MOST_POLICY_DATES } from '../rules/startPolicies.ts';

const failure = failuresOf<'startup'>();

export const POLICY_MOVED_ON = reworded(CONFLICT, '这条政策的状态已经变了，请刷新后再试');
export const POLICIES_FULL = failure(6000, `最多保留 ${MOST_POLICIES} 条政策，先撤下一些`);
export const KEEP_ONLY_DRAFTS = failure(6001, '只能删除没有发布过的草稿，发布过的请撤下');
export const NO_CHANGE_NOTE = failure(6002, '请写明这一版改了什么，读的人会看到');
export const SAME_POLICY = failure(6003, '和已经发布的一样，没有要更新的');
export const NO_FACTS = failure(6004, '先填写自己的情况，才能自测');
export const NO_DUE_DAY = failure(6005, '这条政策现在没有要记的截止日期');
export const DATES_FULL = failure(6006, `最多记 ${MOST_POLICY_DATES} 个截止日期，先去掉一些`);
export const ADVOCACIES_FULL = failure(6007, `最多保留 ${MOST_ADVOCACIES} 篇政策宣传，先删掉一些`);
export const WITHDRAW_FIRST = failure(6008, '发布着的不能删除，请先撤下');
