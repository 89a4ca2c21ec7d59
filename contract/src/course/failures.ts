import { CONFLICT, failuresOf, MUST_BUY, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const LOCKED = reworded(MUST_BUY, '加入课程后可以学习');
export const NO_MEDIA = reworded(NOT_FOUND, '这个课时还没有上传内容');
export const NOT_READY = reworded(CONFLICT, '这个课时的内容正在处理，请稍后再来');
export const NOT_THEIRS = reworded(CONFLICT, '这段学习是另一个账号的，没有记在这个账号名下');
export const NOT_ENROLLED = failure(2201, '你还没有加入这门课程');
export const DISPUTED = failure(2202, '你已经对这条记录提出过异议');
export const NOTHING_REFUSED = failure(2203, '这条记录没有未计入的部分');
export const ALREADY_AUDITED = reworded(CONFLICT, '这条异议已经处理过了，请刷新后查看');
export const ALREADY_REVOKED = failure(2205, '这张证书已经撤销');
export const OWN_DISPUTE = failure(2206, '这是你自己提出的异议，要由别人处理');
