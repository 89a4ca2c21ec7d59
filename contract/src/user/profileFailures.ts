import { ALREADY_DONE, failuresOf, reworded } from '../kit/errors.ts';
import { SECTION_ROWS } from '../rules/resume.ts';
import { BIND_TRIES_A_DAY } from '../rules/studentStates.ts';

const failure = failuresOf<'user'>();

/** Business failures of résumés and of students at their schools: 1240-1279. */

export const ROW_LIMIT = failure(1240, `每个部分最多 ${SECTION_ROWS} 条，先删掉不需要的再添加`);
export const SAME_ROW = reworded(ALREADY_DONE, '已经有一条完全相同的内容');
export const ALREADY_BOUND = failure(1250, '你已经绑定了学校，需要更换请联系学校');
export const BIND_TRIES = failure(1251, `一天最多提交 ${BIND_TRIES_A_DAY} 次，请明天再试或联系学校`);
export const NUMBER_TAKEN = failure(1252, '这个学号已经有人在用');
export const STUDENT_BOUND = failure(1253, '这位学生已经绑定了账号，学号和姓名不能再改');
export const BOUND_ELSEWHERE = failure(1254, '这位学生已经绑定了别的学校');
export const ALREADY_ANSWERED = failure(1255, '这条申请已经处理过了，请刷新后查看');
