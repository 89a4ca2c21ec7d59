import { failuresOf } from '../kit/errors.ts';
import { MOST_IMPORTED, MOST_IMPORTED_NOTES, TAKE_BACK_HOURS } from '../rules/importedTalent.ts';
import { MOST_IMPORTED_RESUMES } from '../rules/resumeFiles.ts';

const failure = failuresOf<'position'>();

export const RESUMES_UNREADABLE = failure(5180, '读不了这个文件：可能已经损坏，请另存一份再传');
export const READ_OFTEN = failure(5181, '今天检查了太多次，请明天再试');
export const TOO_MANY_RESUMES = failure(5182, `一次导入最多 ${MOST_IMPORTED_RESUMES} 份简历，请分成几次`);
export const IMPORT_GONE = failure(5183, '没有这次导入，或者检查之后放得太久，已经清掉了');
export const BROUGHT_ALREADY = failure(5184, '这次检查的简历已经导入过了');
export const NOTHING_GOOD = failure(5185, '没有可以导入的简历：都读不了，或者人才库里已经有了');
export const POOL_FULL = failure(5186, `导入的简历最多存 ${MOST_IMPORTED} 份，请先删除不用的`);
export const NOT_BROUGHT = failure(5187, '这次导入还没有进行，或者已经撤销了');
export const TAKE_BACK_LATE = failure(5188, `导入 ${TAKE_BACK_HOURS} 小时之后不能撤销，可以在名单里删除`);
export const IMPORTED_TAGS_FULL = failure(5189, '有的人标签已经满了，请先去掉不用的');
export const IMPORTED_NOTES_FULL = failure(5190, `最多写 ${MOST_IMPORTED_NOTES} 条备注`);
