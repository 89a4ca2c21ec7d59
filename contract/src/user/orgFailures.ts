import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { DEPARTMENT_DEPTH, DEPARTMENT_LIMIT } from '../rules/departments.ts';
import { IMPORT_ROWS, UNDO_DAYS } from '../rules/importStates.ts';
import { REMIND_MINUTES } from '../rules/memberStates.ts';

const failure = failuresOf<'user'>();

/** Business failures of departments, staff and imports: 1100-1139. */

export const DEPART_NAME_TAKEN = failure(1101, '同一级已经有这个名称的部门');
export const DEPART_TOO_DEEP = failure(1102, `部门最多 ${DEPARTMENT_DEPTH} 级`);
export const DEPART_INTO_ITSELF = failure(1103, '不能移到自己或自己的下级里');
/** The sentence of the answer says how many. */
export const DEPART_IN_USE = failure(1104, '部门里还有人，请先把他们移到别的部门');
export const DEPART_HAS_CHILDREN = failure(1105, '部门还有下级，请先移走或删除下级');
export const DEPART_LIMIT = failure(1106, `部门最多 ${DEPARTMENT_LIMIT} 个`);

export const MOBILE_ON_LIST = failure(1110, '这个手机号已经在员工名单里');
export const JOB_NUMBER_TAKEN = failure(1111, '这个工号已经有人用了');
export const ROLE_BEYOND_YOU = failure(1112, '不能给出或收回超过自己权限的角色');
export const LAST_ADMINISTRATOR = failure(1113, '这是最后一位管理员，请先把管理员角色给别人');
export const MEMBER_BEYOND_YOU = failure(1114, '对方的角色有你没有的权限，请由管理员操作');
export const MEMBER_IS_YOU = failure(1115, '不能停用或移除自己');
export const REMINDED_ALREADY = failure(1116, `${REMIND_MINUTES} 分钟内已经邀请过这位员工，请稍后再发`);
export const ALREADY_MEMBER = failure(1117, '你已经是这个单位的员工');

export const IMPORT_UNREADABLE = failure(1120, '文件读不出来，请用模板填写并保存为 .xlsx');
/** The sentence of the answer says which. */
export const IMPORT_COLUMNS = failure(1121, '表头和模板不一样，请用模板填写');
export const IMPORT_TOO_MANY = failure(1122, `一次最多导入 ${IMPORT_ROWS} 行，请分成几个文件`);
/** The sentence of the answer says of what. */
export const IMPORT_EMPTY = failure(1123, '文件里没有内容，请从第 2 行开始填写');
export const IMPORT_NOTHING_GOOD = failure(1124, '没有可以导入的行，请按原因改好后重新上传');
export const UNDO_TOO_LATE = failure(1125, `导入超过 ${UNDO_DAYS} 天，不能再撤销`);
export const IMPORT_LIMIT = failure(1126, '今天导入的次数太多，请明天再试');
/** The sentence of the answer says why. */
export const DIRECTORY_REFUSED = failure(1127, '目录读不出来');
export const IMPORT_MOVED_ON = reworded(CONFLICT, '这次导入已经处理过了，请刷新后查看');
