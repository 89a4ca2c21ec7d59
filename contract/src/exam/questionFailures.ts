import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { FOLDER_LEVELS, MOST_FOLDERS } from '../rules/questionFolders.ts';

const failure = failuresOf<'exam'>();

/** The sentence of the answer says by whom and which version it is now. */
export const QUESTION_CHANGED = reworded(CONFLICT, '这道题刚被别人存成了新的一版，先看看改了什么');
/** The sentence of the answer says where. */
export const QUESTION_IN_USE = failure(3540, '有试卷或作答记录用着这道题，不能彻底删除');
export const NO_HOUSE = failure(3541, '你还没有加入单位，不能共享题目');
export const NOT_IN_BIN = failure(3542, '这道题不在回收站里');
export const KIND_FIXED = failure(3543, '材料题与其他题型不能互换，请另出一道题');
export const FOLDER_TAKEN = failure(3550, '这里已经有同名的文件夹了');
export const FOLDERS_FULL = failure(3551, `文件夹最多 ${MOST_FOLDERS} 个`);
export const FOLDER_TOO_DEEP = failure(3552, `文件夹最多 ${FOLDER_LEVELS} 级`);
export const FOLDER_IN_ITSELF = failure(3553, '不能移到自己或自己的下级里');
export const FOLDER_NOT_EMPTY = failure(3554, '文件夹里还有题目或下级文件夹，先移走再删');
export const REPORT_ANSWERED = failure(3560, '这条报告已经回复过了');
export const REPORTED_ALREADY = failure(3561, '你已经报告过这一版，正在等出题人处理');
