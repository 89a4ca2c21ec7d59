import { monthText } from '#contract/rules/resume.ts';
import type { Honor } from '#contract/user/userProfile.ts';
import { Row } from '../../ui/Row.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { joined } from './rowViews.ts';

/** A certificate of ours leads to its proof; what a person tells says so. */
export function HonorRow({ honor }: { honor: Honor }) {
  const { title, issuer, date, note, certificateNo } = honor;
  return (
    <Row
      dense
      title={title}
      to={certificateNo ? `/certificate/verify/${certificateNo}` : undefined}
      meta={joined(issuer, monthText(date), note)}
      end={<StatusDot tone={certificateNo ? 'passed' : 'idle'}>{certificateNo ? '平台可核验' : '本人填写'}</StatusDot>}
    />
  );
}
