import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

export const LIVE_WAITING = failure(1460, '你的直播申请正在审核，请等待结果');
export const LIVE_ALREADY = failure(1461, '你已经开通直播了');
export const LIVE_NOT_OPEN = failure(1462, '开通直播之后才能设置频道');
