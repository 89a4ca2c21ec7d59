import { shownTime } from '#contract/rules/shownTime.ts';
import { PROOF_HOST } from '#contract/rules/sso.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { CopiedText } from './CopiedText.tsx';
import styles from './Sso.module.css';

interface DomainProofProps {
  emailDomain: string;
  provenAt: string | null;
  proof: string;
}

/** How a school shows that a mail domain is its own, and whether it has. */
export function DomainProof({ emailDomain, provenAt, proof }: DomainProofProps) {
  return (
    <section className={styles.part} aria-labelledby="domain">
      <h2 id="domain" className={styles.title}>
        证明邮箱域名是本单位的
      </h2>
      <p className={styles.note}>
        在域名服务里加一条 TXT 记录，再点「检查」。证实以后，账号绑定着本单位邮箱的人第一次来就直接进入，不用收验证码
      </p>
      <FactList
        label="TXT 记录"
        facts={[
          { label: '主机', value: <CopiedText text={`${PROOF_HOST}.${emailDomain}`} label="主机" /> },
          { label: '内容', value: <CopiedText text={proof} label="内容" /> },
          {
            label: '状态',
            value:
              provenAt === null ? (
                <StatusDot tone="waiting">还没有证实</StatusDot>
              ) : (
                <StatusDot tone="passed">{shownTime(provenAt)} 证实</StatusDot>
              ),
          },
        ]}
      />
    </section>
  );
}
