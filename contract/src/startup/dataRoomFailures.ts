import { failuresOf } from '../kit/errors.ts';
import { MOST_EVIDENCE, MOST_ROOMS } from '../rules/dataRooms.ts';

const failure = failuresOf<'startup'>();

export const ROOMS_FULL = failure(6400, `一个项目最多同时开 ${MOST_ROOMS} 个数据室，先撤回一些`);
export const ROOM_GONE = failure(6401, '这个链接打不开：可能过期了，或者被撤回了');
export const ROOM_CLOSED = failure(6402, '这个数据室已经过期或者撤回了');
export const NO_SUCH_EVIDENCE = failure(6403, '有的材料已经不在了，请重新选择');
export const NOTHING_GIVEN = failure(6404, '请至少选一样，或者选不放');
export const EVIDENCE_FULL = failure(6405, `一个人最多放 ${MOST_EVIDENCE} 样`);
