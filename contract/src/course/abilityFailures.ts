import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const PLAN_CHANGED = reworded(CONFLICT, '这一份在别处改过了，请刷新后再改');
export const PLAN_WAITING = failure(2480, '正在审核，不能修改；先撤回，改好再交');
export const PLAN_NOT_WAITING = failure(2481, '没有在审核中');
export const PLAN_NOTHING_NEW = failure(2482, '和已经公开的一样，没有要审核的改动');
export const PLAN_WAS_PUBLISHED = failure(2483, '公开过的典型岗位不能删除');
export const TOO_MANY_PLANS = failure(2484, '正在编写的典型岗位最多 50 个，请先提交或删除一些');
export const NOT_PLAN_AUTHOR = failure(2485, '讲师、机构、学校与企业可以编写典型岗位');
export const OWN_PLAN = failure(2486, '这是你自己提交的典型岗位，要由别人审核');
export const ITEM_GONE = failure(2487, '有能力项已经停用，不能公开；请退回，让对方换一项');
export const ONLY_ENTERPRISES = failure(2488, '企业可以采用典型岗位');
export const OWN_USE = failure(2489, '这是本企业自己的典型岗位，不用再采用');
