import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const LIVE_NOT_ALLOWED = failure(2440, '这门课的讲师还没有开通直播，先在「直播设置」里申请，通过之后再提交');
export const NO_CHANNEL = failure(2441, '还没有开通直播，没有频道可以设密码');
