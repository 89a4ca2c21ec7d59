import type { Draft } from '#contract/course/draft.ts';
import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { RichText } from '../../../../kit/RichText.tsx';
import { priceOf } from '../../../../shared/courses/priceOf.ts';
import { raisesText } from '../../../../shared/abilities/raisesText.ts';
import { FactList } from '../../../../ui/FactList.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { stateText } from '../frame/states.ts';

/** The facts of a draft as they are written now. */
export function DraftFacts({ draft }: { draft: Draft }) {
  const { facts, courseKind, version, isPutaway } = draft;
  const { isTaught, hasAnswers } = courseKinds[courseKind];
  const shelf = version === 0 ? '还没有公开' : `第 ${version} 版，${isPutaway === 1 ? '在架' : '已下架'}`;
  return (
    <>
      <FactList
        isPaired
        label="课程信息"
        facts={[
          { label: '种类', value: CourseKind.labels[courseKind] },
          { label: '状态', value: stateText(draft) },
          { label: '公开', value: shelf },
          { label: '提交', value: draft.submitTime && shownTime(draft.submitTime) },
          { label: '价格', value: <Price {...priceOf(facts)} /> },
          { label: '标签', value: facts.tags.join('、') },
          { label: '提高的能力', value: isTaught ? raisesText(facts.abilities) : '' },
          { label: '学分', value: isTaught && facts.credit > 0 ? `${facts.credit} 学分` : '' },
          { label: '算学完', value: isTaught ? `看完 ${facts.completionPercent}%` : '' },
          { label: '附答案', value: hasAnswers ? (facts.isAnswer === 1 ? '有' : '没有') : '' },
          { label: '审核', value: draft.reviewer || '平台' },
        ]}
      />
      {facts.summary ? <p>{facts.summary}</p> : null}
      <RichText html={facts.introduce} />
    </>
  );
}
