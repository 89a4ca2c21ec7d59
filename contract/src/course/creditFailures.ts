import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const NOT_BOUND = failure(2420, '先绑定学校，才能向学校申请学分');
export const NOT_CREDITABLE = failure(2421, '只能申请学校认证过、已经学完的课程，或者总评合格的开课');
export const CREDIT_ASKED = failure(2422, '这门课已经申请过学分，不能重复申请');
export const OWN_CREDIT = failure(2423, '这是你自己的申请，要由别人处理');
export const NOT_OWN_CREDIT = failure(2424, '只有申请人自己可以这样做');
export const NOT_REFUSED = reworded(CONFLICT, '这份申请没有被退回，请刷新后查看');
export const NOT_OPEN = reworded(CONFLICT, '这份申请已经有了结果，不能撤回');
export const NOT_GRANTED = reworded(CONFLICT, '这份申请还没有认定，或者已经撤销');
