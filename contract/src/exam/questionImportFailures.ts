import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { EXCHANGE_BYTES, MOST_EXPORTED, MOST_IMPORTED, UNDO_HOURS } from '../rules/questionExchange.ts';

const failure = failuresOf<'exam'>();

export const UNKNOWN_FORMAT = failure(3520, '认不出这个文件，可以传 .xlsx、.docx、QTI 的 .zip 与 GIFT 文本');
/** The sentence of the answer says what is wrong with it, where that is known. */
export const UNREADABLE = failure(3521, '这个文件打不开，可能已经损坏，请重新保存后再传');
export const TOO_MANY_QUESTIONS = failure(3522, `一次最多导入 ${MOST_IMPORTED} 道题，请分成几个文件`);
export const NO_QUESTIONS = failure(3523, '文件里没有找到题目，请对照说明检查写法');
export const CHECKED_OFTEN = failure(3524, '今天检查的文件太多了，请明天再来');
export const BROUGHT_ALREADY = failure(3525, '这份题目已经导入过了');
export const NOTHING_GOOD = failure(3526, '没有可以导入的题，请改好之后再传');
export const UNDO_LATE = failure(3527, `导入超过 ${UNDO_HOURS} 小时，不能撤销了，可以在题库里删除`);
export const NOT_BROUGHT = failure(3528, '这份题目没有导入，或者已经撤销了');
export const TOO_MUCH_TEXT = failure(3529, '文件里的文字太多了，请分成几个文件');
export const FILE_TOO_BIG = failure(3530, `文件不能超过 ${EXCHANGE_BYTES / 1_048_576} MB，请分成几个文件`);
export const MISSING_COLUMNS = failure(3531, '表头和模板不一样，请用模板填写');
export const NOTHING_TO_EXPORT = failure(3532, '没有可以导出的题');
export const TOO_MANY_TO_EXPORT = failure(3533, `一次最多导出 ${MOST_EXPORTED} 道题，请先筛选`);
export const TOO_MANY_PICTURES = failure(3534, '题里的图片太多了，请分成几个文件');

export const IMPORT_GONE = reworded(NOT_FOUND, '没有这次导入');
