import { BadgeCheck, CircleX, SearchX } from 'lucide-react';
import { verifyPath } from '#contract/rules/pagePaths.ts';
import type { verify } from '#contract/course/certificate.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import styles from './Verify.module.css';

interface VerifyResultProps {
  result: { certificate: OutputOf<typeof verify.output> } | { unknown: string };
  certificateNo: string;
}

const verdicts = { valid: '证书有效', revoked: '证书已撤销', replaced: '证书已换发' } as const;

/** Valid, revoked, replaced or unknown: a sign, the word, and what the register says. */
export function VerifyResult({ result, certificateNo }: VerifyResultProps) {
  if ('unknown' in result) {
    return (
      <section className={styles.result} data-state="unknown" role="status">
        <h2 className={styles.verdict}>
          <SearchX size={26} aria-hidden="true" />
          没有查到这张证书
        </h2>
        <p className={styles.why}>
          你输入的是 {certificateNo}。{result.unknown}。
        </p>
      </section>
    );
  }
  const { certificate } = result;
  const { state, revokedAt, revokeReason, replacedAt } = certificate;
  return (
    <section className={styles.result} data-state={state} role="status">
      <h2 className={styles.verdict}>
        {state !== 'revoked' ? <BadgeCheck size={26} aria-hidden="true" /> : <CircleX size={26} aria-hidden="true" />}
        {verdicts[state]}
      </h2>
      {state === 'replaced' && replacedAt ? (
        <p className={styles.why}>
          {certificateNo.toUpperCase()} 已在{dayText(replacedAt)}换发：持有人通过实名认证，姓名已更正。现在的编号是{' '}
          <TextLink to={verifyPath(certificate.certificateNo)}>{certificate.certificateNo}</TextLink>
        </p>
      ) : null}
      {state === 'revoked' ? (
        <p className={styles.why}>
          {revokedAt ? dayText(revokedAt) : ''}撤销{revokeReason ? `：${revokeReason}` : ''}
        </p>
      ) : null}
      <CertificateFacts of={certificate} className={styles.facts} />
      <p className={styles.note}>为保护持有人，姓名只显示一部分，请与证书上的对照。</p>
    </section>
  );
}
