import { failuresOf, NOT_FOUND, reworded, TOO_OFTEN } from '../kit/errors.ts';
import { MOST_CALL_PEOPLE } from '../rules/calls.ts';

const failure = failuresOf<'im'>();

export const CALL_GONE = reworded(NOT_FOUND, '通话不存在，或者你不在里面');
export const RUNG_TOO_OFTEN = reworded(TOO_OFTEN, '呼叫太频繁了，请稍等片刻再打');
export const CALL_OVER = failure(4600, '通话已经结束');
export const ANSWERED_ELSEWHERE = failure(4601, '已在其他设备上处理');
export const IN_A_CALL = failure(4602, '你正在另一个通话里，先挂断再打');
export const NOBODY_TO_CALL = failure(4603, '请选择要呼叫的人');
export const CALL_FULL = failure(4604, `一次通话最多 ${MOST_CALL_PEOPLE} 人`);
export const NOT_IN_CALL = failure(4605, '你还没有接听这个通话');
export const NOT_CALLABLE = failure(4606, '选中的人不在这个群里');
export const SINGLE_CALL = failure(4607, '单聊的通话不能邀请其他人');
export const MEDIA_OFF = failure(4608, '这个站点还没有启用音视频服务，暂时不能通话');
export const MEDIA_FULL = failure(4609, '实时观看的人满了，正在换成晚几秒的画面');
