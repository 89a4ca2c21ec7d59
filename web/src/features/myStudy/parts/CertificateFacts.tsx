import type { Certificate } from '#contract/course/certificate.ts';
import { dayText } from '../../../shared/courses/figures.ts';

type Shown = Pick<
  Certificate,
  'title' | 'holderName' | 'courseName' | 'lecturerName' | 'orgName' | 'hours' | 'issuedAt' | 'certificateNo'
>;

/** What a certificate says, without what it leaves open. */
export function CertificateFacts({ of: certificate, className }: { of: Shown; className: string | undefined }) {
  const facts: [string, string][] = [
    ['证书', certificate.title],
    ['持有人', certificate.holderName],
    ['课程', certificate.courseName],
    ['讲师', certificate.lecturerName],
    ['机构', certificate.orgName],
    ['学时', `${certificate.hours} 学时`],
    ['颁发', dayText(certificate.issuedAt)],
    ['编号', certificate.certificateNo],
  ];
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
