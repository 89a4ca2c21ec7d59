import type { OutputOf } from '#contract/kit/schema.ts';
import type { check } from '#contract/user/sso.ts';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './Sso.module.css';

export type Found = OutputOf<typeof check.output>;

/** What the other side said when it was asked just now. */
export function Findings({ found: { issuerProblem, domainProblem } }: { found: Found }) {
  return (
    <div className={styles.findings} role="status">
      {issuerProblem === '' ? (
        <Banner>认证服务可以用</Banner>
      ) : (
        <Banner tone="danger">认证服务不能用：{issuerProblem}</Banner>
      )}
      {domainProblem === '' ? null : <Banner tone="warn">邮箱域名还没有证实：{domainProblem}</Banner>}
    </div>
  );
}
