import { AuditState } from '#contract/rules/auditStates.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OwnAudit } from './MyLecturer.tsx';

/** How the last change stands; nothing once it has passed. */
export function ChangeStanding({ of }: { of: NonNullable<OwnAudit> }) {
  if (of.auditStatus === AuditState.passed) return null;
  if (of.auditStatus === AuditState.waiting) {
    return (
      <Banner>
        {shownTime(of.submitTime)} 提交的修改正在审核，{waitedText(of.waitedHours)}，一般 3
        个工作日内有结果。下面是现在公开的资料
      </Banner>
    );
  }
  const again = (
    <TextLink to="?edit=1" tone="inline">
      接着改
    </TextLink>
  );
  return (
    <Banner tone="danger" action={again}>
      上一次的修改被退回：{of.auditOpinion}
    </Banner>
  );
}
