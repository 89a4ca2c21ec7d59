import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import {
  BOOK_AHEAD_DAYS,
  MOST_BASES,
  MOST_BOOKED_HOURS,
  MOST_BOOKINGS,
  MOST_FUNDS,
  MOST_MILESTONES,
  MOST_OPEN_HOURS,
  MOST_PLACES,
  MOST_RECEIPTS,
} from '../rules/incubation.ts';

const failure = failuresOf<'startup'>();

export const INCUBATION_MOVED_ON = reworded(CONFLICT, '状态已经变了，请刷新后再试');

export const BASES_FULL = failure(6300, `一家单位最多建 ${MOST_BASES} 个基地`);
export const PLACES_FULL = failure(6301, `一个基地最多有 ${MOST_PLACES} 个工位与会议室`);
export const PLACE_NAME_TAKEN = failure(6302, '这个基地里已经有同名的工位或会议室');
export const DESK_TAKEN = failure(6303, '这段时间里这个工位已经给了别的项目');
export const ROOM_TAKEN = failure(6304, '这段时间已经有人约了，请换一个时间');
export const NOT_A_DESK = failure(6305, '会议室按小时预约，不分给一个项目');
export const NOT_INCUBATING = failure(6306, '只有孵化中的项目可以这样做');
export const BASE_IN_USE = failure(6307, '还有没有结束的工位或预约，先结束它们');
export const BOOK_TIME = failure(6308, `请选现在之后、${BOOK_AHEAD_DAYS} 天以内的时间`);
export const BOOKINGS_FULL = failure(6309, `一个项目最多同时有 ${MOST_BOOKINGS} 个没到的预约`);

export const NO_SUCH_TUTOR = failure(6320, '没有用这个手机号的讲师，请核对');
export const TUTOR_ALREADY = failure(6321, '已经请过这位导师，或者他已经在任');
export const HOUR_CLASH = failure(6322, '这段时间你已经开放过，请换一个时间');
export const TEAM_BUSY = failure(6323, '团队在这段时间已经约了另一位导师');
export const HOURS_FULL = failure(6324, `最多同时开放 ${MOST_OPEN_HOURS} 个时间`);
export const BOOKED_FULL = failure(6325, `一个项目最多同时约 ${MOST_BOOKED_HOURS} 次`);
export const HOUR_TIME = failure(6326, '请选现在之后的时间');
export const HOUR_EARLY = failure(6327, '还没有到约定的时间');
export const HOUR_LATE = failure(6328, '已经到了约定的时间，由导师记录');

export const MILESTONES_FULL = failure(6340, `一个项目最多 ${MOST_MILESTONES} 个里程碑`);
export const MILESTONE_REPORTED = failure(6341, '交过报告的里程碑不能删除');

export const FUNDS_FULL = failure(6350, `一个项目最多申请 ${MOST_FUNDS} 次`);
export const FUND_SHORT = failure(6351, '超过了还能用的金额');
export const RECEIPTS_FULL = failure(6352, `一笔资金最多 ${MOST_RECEIPTS} 张票据`);
export const GRANTED_TOO_MUCH = failure(6353, '批准的不能多过申请的');

export const NOT_GRADUATED = failure(6360, '毕业之后才填跟踪情况');
export const NO_SUCH_HALF = failure(6361, '请选择毕业以来的一个半年');
