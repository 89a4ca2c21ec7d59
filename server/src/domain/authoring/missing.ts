import type { DraftPeriod, Outline } from '#contract/course/draft.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { isNode } from '#contract/rules/progress.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { DraftRow } from './draft.ts';

export interface Missing {
  /** A field of the facts, `chapter:ID`, `period:ID` or `outline`. */
  path: string;
  message: string;
}

/** Everything that must be written before a course can be handed in, in the order of its pages. */
export const missingIn = (draft: DraftRow, outline: Outline, now: Date): Missing[] => [
  ...missingFacts(draft),
  ...missingOutline(draft, outline, now),
];

function missingFacts(draft: DraftRow): Missing[] {
  const { isFree, courseOriginal, courseDiscount, courseSvipDiscount } = draft;
  const price = courseDiscount || courseOriginal;
  const rules: [field: string, isMissing: boolean, message: string][] = [
    ['summary', draft.summary === '', '请写一句话介绍'],
    ['category', draft.categoryId1 === NONE, '请选择分类'],
    ['introduce', isBlankHtml(draft.introduce), '请写课程介绍'],
    ['lecturerUserNo', draft.lecturerUserNo === NONE, '请选择讲师'],
    ['courseOriginal', isFree === 0 && courseOriginal === 0, '请填写原价'],
    ['courseDiscount', isFree === 0 && courseDiscount > courseOriginal, '现价不能高于原价'],
    ['courseSvipDiscount', isFree === 0 && courseSvipDiscount > price, '会员价不能高于现价'],
  ];
  return rules.filter(([, isMissing]) => isMissing).map(([path, , message]) => ({ path, message }));
}

function missingOutline({ courseKind }: DraftRow, { chapters }: Outline, now: Date): Missing[] {
  const { outline, periodName, hasTimes } = courseKinds[courseKind];
  const periods = chapters.flatMap((chapter) => chapter.periods);
  if (periods.length === 0) return [{ path: 'outline', message: `请至少写一个${periodName}` }];
  if (outline === 'one' && periods.length > 1) return [{ path: 'outline', message: '微课只有一个课时，请删去多余的' }];
  const empty = outline === 'chapters' ? chapters.filter((chapter) => chapter.periods.length === 0) : [];
  return [
    ...empty.map(({ id }) => ({ path: chapterTarget(id), message: `这一章还没有${periodName}` })),
    ...periods.flatMap((period) => {
      const message = missingPeriod(period, hasTimes, now);
      return message ? [{ path: periodTarget(period.id), message }] : [];
    }),
  ];
}

function missingPeriod(period: DraftPeriod, hasTimes: boolean, now: Date): string | undefined {
  const { media, wares } = period;
  const broken = [media, ...wares.map((ware) => ware.media)].find((one) => one && one.mediaState !== MediaState.ready);
  if (broken) {
    const isFailed = broken.mediaState === MediaState.failed;
    return isFailed ? `「${broken.fileName}」不能用：${broken.failure}` : `「${broken.fileName}」还在处理，好了再提交`;
  }
  const { assessment, tool } = period;
  if (assessment?.assessmentState === AssessmentState.withdrawn)
    return `「${assessment.title}」已经撤回，换一场或重新发布`;
  if (tool?.isOn === 0) return `「${tool.toolName}」停用了，换一个工具，或请单位启用它`;
  if (media || period.linkUrl !== '' || period.hasContent === 1 || assessment || tool) return undefined;
  if (isNode(period.fileType))
    return period.fileType === FileType.tool ? '还没有选外部工具的内容' : '还没有选作业或考试';
  if (!hasTimes) return '还没有上传内容';
  if (period.startTime === null) return '请选择开始时间，或上传内容';
  return period.startTime < wireTime(now) ? '开始时间已经过去，请改一个，或上传内容' : undefined;
}
