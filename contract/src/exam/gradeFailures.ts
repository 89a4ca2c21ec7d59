import { CONFLICT, failuresOf, NO_PERMISSION, NOT_FOUND, reworded } from '../kit/errors.ts';
import { ASKS_A_DAY, MOST_OWN_GRADES, MOST_PINNED } from '../rules/grades.ts';

const failure = failuresOf<'exam'>();

export const NO_SUCH_CODE = failure(3500, '没有找到这个邀请码的班级，请核对，或者向班级管理员要新的');
export const ALREADY_IN = failure(3501, '你已经在这个班里了');
export const ASKED_ALREADY = failure(3502, '你已经申请过这个班，等管理员审核');
export const JOIN_CLOSED = failure(3503, '这个班现在不接受申请');
export const GRADE_FULL = failure(3504, '这个班的学员名额已经满了');
export const ASKED_OFTEN = failure(3505, `同一个班一天最多申请 ${ASKS_A_DAY} 次，请明天再来`);
export const NAME_TAKEN = failure(3506, '本单位已经有同名的班级');
export const OWN_FULL = failure(3507, `自己开设的班级最多 ${MOST_OWN_GRADES} 个，先解散不用的`);
export const SEATS_BELOW = failure(3508, '学员名额不能少于现在的学员人数');
export const WRONG_NAME = failure(3509, '和班级名称不一致，请照着输入');
export const HAS_OFFERINGS = failure(3510, '这个班还有没结课的课程，先结课再解散');
export const OWNER_STAYS = failure(3511, '你是创建人，先把班级交给另一位管理员再退出');
export const OWNER_KEPT = failure(3512, '创建人不能被移出，也不能取消管理员');
export const LAST_ADMIN = failure(3513, '班级至少要有一位管理员，先设另一位');
export const ONLY_RULERS = failure(3514, '教师与管理员只能由创建人、教师或学校的管理人员改动');
export const QUIT_INSTEAD = failure(3515, '要离开班级请用「退出班级」');
export const NOT_ADMIN = failure(3516, '只能交给班里的另一位管理员');
export const OWN_APPLY = failure(3517, '自己的申请请别的管理员审核');
export const PINNED_FULL = failure(3518, `最多置顶 ${MOST_PINNED} 条公告，先取消一条`);
export const FILE_THERE = failure(3519, '这个文件已经在班级里了');

export const GRADE_GONE = reworded(NOT_FOUND, '班级不存在，或者你不在这个班里');
export const MEMBER_GONE = reworded(NOT_FOUND, '这个人已经不在班里了');
export const GRADE_DISBANDED = reworded(CONFLICT, '这个班已经解散，只能查看');
export const APPLY_ANSWERED = reworded(CONFLICT, '这份申请已经处理过了，请刷新后查看');
export const NOT_MANAGER = reworded(NO_PERMISSION, '只有班级的管理员与教师可以这样做');
