import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_PROGRAMMES, MOST_READERS, OBJECT_DAYS, READERS_EACH } from '../rules/startProgrammes.ts';

const failure = failuresOf<'startup'>();

export const PROGRAMME_MOVED_ON = reworded(CONFLICT, '这次征集的状态已经变了，请刷新后再试');
export const APPLICATION_MOVED_ON = reworded(CONFLICT, '这份申请的状态已经变了，请刷新后再试');
export const READER_MOVED_ON = reworded(CONFLICT, '这份邀请的状态已经变了，请刷新后再试');
export const READING_MOVED_ON = reworded(CONFLICT, '这一份已经评完，或者换了人，请刷新后再试');
export const APPEAL_MOVED_ON = reworded(CONFLICT, '这份申诉已经答复了，请刷新后再试');
export const PROGRAMMES_FULL = failure(6200, `最多保留 ${MOST_PROGRAMMES} 次征集，先删掉一些草稿`);
export const NOT_OPEN = failure(6201, '现在不能申请这次征集');
export const PROJECT_UNFIT = failure(6202, '这个项目不能申请这次征集');
export const APPLIED_ALREADY = failure(6203, '这个项目已经申请过这次征集');
export const APPLY_STILL_OPEN = failure(6204, '还没有到申请截止，不能开始评阅');
export const NOTHING_TO_READ = failure(6205, '还没有收到申请');
export const TOO_FEW_READERS = failure(6206, `每份申请要有 ${READERS_EACH} 位不在团队里的评阅人，请再邀请几位`);
export const NO_SUCH_LECTURER = failure(6207, '没有用这个手机号的讲师，请核对');
export const READER_ALREADY = failure(6208, '对方已经是评阅人，或者还没有答复上一份邀请');
export const READERS_FULL = failure(6209, `一次征集最多 ${MOST_READERS} 位评阅人`);
export const READER_BUSY = failure(6210, '这位评阅人还有没评完的申请，请先换人再移出');
export const READ_TOO_LATE = failure(6211, '评阅已经截止，不能再交；填的内容还在这台设备上');
export const READER_ON_TEAM = failure(6212, '你在这份申请的团队里，不能评它，请回避');
export const STILL_READING = failure(6213, '还有申请没有评完，不能公布');
export const PLACES_EXCEEDED = failure(6214, '达到分数线的比名额多');
export const APPEAL_TOO_LATE = failure(6215, `公布之后 ${OBJECT_DAYS} 天内可以申诉`);
export const APPEALED_ALREADY = failure(6216, '这份申请已经申诉过');
export const NOBODY_LEFT = failure(6217, '没有别的评阅人可以评这一份，请先再邀请一位');
export const ONLY_LATER = failure(6218, '只能往后延');
