import { failuresOf } from '../kit/errors.ts';
import { LONGEST_OPEN_DAYS, MOST_VACANCIES } from '../rules/vacancies.ts';

const failure = failuresOf<'position'>();

export const VACANCY_MOVED_ON = failure(5100, '这个职位的状态已经变了，请刷新后再试');
export const OWN_VACANCY = failure(5101, '这是你自己提交的职位，请由另一位审核人处理');
export const VACANCIES_FULL = failure(5102, `最多保留 ${MOST_VACANCIES} 个没有关闭的职位，请先关闭不再招的`);
export const ENDS_IN_PAST = failure(5103, '截止日期已经过去，请选今天或以后的日子');
export const ENDS_TOO_LATE = failure(5104, `截止日期最远选到 ${LONGEST_OPEN_DAYS} 天以后`);
export const REFRESHED_TODAY = failure(5105, '今天已经刷新过了，明天再来');
export const SAME_VACANCY = failure(5106, '内容与公开的一样，没有可以提交的改动');
export const NOT_RECRUITING = failure(5107, '这个职位已经不招人了，不能投递');
export const APPLIED = failure(5108, '你已经投递过这个职位');
export const RESUME_LACKS = failure(5109, '档案还不完整，补齐之后就能投递');
export const OWN_COMPANY = failure(5110, '这是你所在企业的职位，不能投递');
export const APPLICATION_ANSWERED = failure(5111, '这份投递已经有了结果，或者不能走这一步，请刷新后查看');
export const NO_SUCH_ABILITY = failure(5112, '有的能力项已经不在了，请重新选择');
export const BLOCKED_EMPLOYER = failure(5114, '你屏蔽了这家企业，取消屏蔽之后才能给它看');
export const REMOVE_ONLY_DRAFTS = failure(5113, '只能删除草稿与被退回的职位，公开过的请关闭');
