import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

/** With the facts, the chapter or the class-hour as it is now. */
export const CHANGED_ELSEWHERE = reworded(CONFLICT, '这里在别处改过了，请选择留下哪一份');
/** With the outline as it is now. */
export const OUTLINE_CHANGED = reworded(CONFLICT, '章节在别处增减或换过位置，已经换成最新的，请再试一次');
export const NOT_WHILE_WAITING = failure(2321, '正在审核，不能修改；先撤回，改好再交');
export const ALREADY_WAITING = failure(2322, '已经提交审核，请等待结果');
export const NOT_WAITING = failure(2323, '没有在审核中');
export const NOTHING_NEW = failure(2325, '和已经公开的一样，没有要审核的改动');
export const WAS_PUBLISHED = failure(2326, '审核通过过的课程不能删除，可以下架');
export const NOT_PUBLISHED = failure(2327, '还没有审核通过，不能上架或下架');
export const CHAPTER_NOT_EMPTY = failure(2328, '这一章里还有课时，请先移走或删除');
export const TOO_MANY_CHAPTERS = failure(2329, '一门课程最多 200 章');
export const TOO_MANY_PERIODS = failure(2330, '一章最多 100 个课时，一门课程最多 3000 个');
export const TOO_MANY_COURSES = failure(2331, '编写中的课程太多了，请先提交或删除一些');
export const NOT_AN_AUTHOR = failure(2332, '通过讲师审核，或由所在机构授权后，才能编写课程');
export const WRONG_FILE = failure(2333, '这个文件不能放在这里');
export const WRONG_NODE = failure(2390, '只能选自己或本单位已经发布的作业、测验与考试');
export const WRONG_TOOL = failure(2494, '只能选这门课的单位登记的外部工具里的内容');
export const NEWEST_ALREADY = reworded(CONFLICT, '你已经在最新的版本上');
export const OWN_COURSE = failure(2334, '这是你自己提交的课程，要由别人审核');
