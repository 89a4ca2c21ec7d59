import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const PROGRAM_CHANGED = reworded(CONFLICT, '这一份在别处改过了，请刷新后再改');
export const PROGRAM_WAITING = failure(2350, '正在审核，不能修改；先撤回，改好再交');
export const PROGRAM_NOT_WAITING = failure(2351, '没有在审核中');
export const PROGRAM_NOTHING_NEW = failure(2352, '和已经公开的一样，没有要审核的改动');
export const PROGRAM_WAS_PUBLISHED = failure(2353, '公开过的学习方案不能删除');
export const TOO_MANY_PROGRAMS = failure(2354, '正在编写的学习方案最多 50 个，请先提交或删除一些');
export const OWN_PROGRAM = failure(2355, '这是你自己提交的学习方案，要由别人审核');
export const PROGRAM_ITEM_GONE = failure(2356, '有能力项已经停用，不能公开；请退回，让对方换一项');
export const NOT_PUBLIC_YET = failure(2357, '公开以后才能请别人确认');
export const OFFERED_ALREADY = failure(2358, '这一版已经请对方确认过了');
export const OWN_ORG = failure(2359, '不用请自己的单位确认');
export const OFFER_MOVED_ON = reworded(CONFLICT, '这一份已经答复或者收回了，请刷新后查看');
export const NOT_OPEN_YET = failure(2360, '还没有到可以加入的日子');
export const NO_MORE_OPEN = failure(2361, '加入的时间已经过了');
export const PROGRAM_FULL = failure(2362, '名额已经满了');
export const JOINED_ALREADY = failure(2363, '你已经加入了这个方案');
export const NOT_JOINED = failure(2364, '你还没有加入这个方案');
export const NEWEST_ALREADY = failure(2365, '你学的已经是最新的一版');
export const PROGRAM_COSTS = failure(2367, '这个方案要购买，付款后自动加入');
export const ENTERPRISE_FREE = failure(2368, '企业编写的学习方案是免费的');
export const PROGRAM_DONE = failure(2366, '这个方案你已经完成了');
