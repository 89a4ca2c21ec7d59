import { CONFLICT, failure, MUST_BUY, NOT_FOUND } from '../kit/errors.ts';

export const LOCKED = failure(MUST_BUY.code, '加入课程后可以学习');
export const NO_MEDIA = failure(NOT_FOUND.code, '这个课时还没有上传内容');
export const NOT_THEIRS = failure(CONFLICT.code, '这段学习是另一个账号的，没有记在这个账号名下');
export const NOT_ENROLLED = failure(2201, '你还没有加入这门课程');
export const DISPUTED = failure(2202, '你已经对这条记录提出过异议');
export const NOTHING_REFUSED = failure(2203, '这条记录没有未计入的部分');
export const ALREADY_AUDITED = failure(CONFLICT.code, '这条异议已经处理过了，请刷新后查看');
export const ALREADY_REVOKED = failure(2205, '这张证书已经撤销');
export const OWN_DISPUTE = failure(2206, '这是你自己提出的异议，要由别人处理');
