import type { Draft } from '#contract/course/draft.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { placeOf } from '#contract/rules/authoringPaths.ts';
import { useProblems } from './problems.ts';

/** How it stands with the review: waiting, refused with the opinion, or what was not ready; with the way to the place. */
export function StateLine({ draft }: { draft: Draft }) {
  const problems = useProblems(draft.id);
  const [first] = problems;
  if (first) {
    const jump = <Jump draft={draft} target={first.path} label="去补第一处" />;
    return (
      <Banner tone="warn" action={jump}>
        还有 {problems.length} 处没有写好，每处都标在它的位置：{first.message}
      </Banner>
    );
  }
  if (draft.auditStatus === DraftState.waiting) {
    const at = draft.submitTime === null ? '' : `${shownTime(draft.submitTime)} 提交，`;
    return (
      <Banner>
        {at}由{draft.reviewer || '平台'}审核；审核期间不能修改，要改先撤回
      </Banner>
    );
  }
  if (draft.auditOpinion === '' && draft.remarks.length === 0) return null;
  const [remark] = draft.remarks;
  return (
    <Banner
      tone={draft.auditStatus === DraftState.passed ? 'info' : 'danger'}
      action={remark ? <Jump draft={draft} target={remark.target} label="看第一条意见" /> : undefined}
    >
      上次审核：{draft.auditOpinion || '请看各处的意见'}
      {draft.remarks.length > 0 ? `（${draft.remarks.length} 条意见写在对应的位置）` : ''}
    </Banner>
  );
}

function Jump({ draft, target, label }: { draft: Draft; target: string; label: string }) {
  return (
    <TextLink tone="inline" to={placeOf(draft.courseKind, draft.id, target)}>
      {label}
    </TextLink>
  );
}
