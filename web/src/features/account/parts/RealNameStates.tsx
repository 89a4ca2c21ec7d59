import type { RealNameStanding } from '#contract/user/extFace.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { accountRoutes } from '../routes.ts';
import { StandingFacts } from './StandingFacts.tsx';
import styles from './StandingFacts.module.css';

const form = accountRoutes.realNameForm.path;

/** How it stands, and the one thing to do next. */
export function RealNameStates({ standing }: { standing: RealNameStanding }) {
  const { state, triesLeft } = standing;
  if (state === 'none') {
    return (
      <>
        <p className={styles.lead}>
          实名认证确认你是本人，通过之后证书上写认证过的姓名。姓名与身份证号码加密保存，页面上只显示一部分。
        </p>
        <LinkButton to={form} variant="primary">
          去认证
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <StandingFacts standing={standing} />
      {state === 'waiting' ? <LinkButton to={accountRoutes.faceResult.path}>查看进度</LinkButton> : null}
      {state === 'refused' && triesLeft > 0 ? (
        <>
          <p className={styles.lead}>还可以再提交 {triesLeft} 次。</p>
          <LinkButton to={form} variant="primary">
            重新填写
          </LinkButton>
        </>
      ) : null}
      {state === 'refused' && triesLeft === 0 ? <Banner tone="warn">提交次数已用完，请联系客服处理。</Banner> : null}
      {state === 'passed' ? <Banner>姓名与号码不能自己修改；如果改过名字，请联系客服。</Banner> : null}
    </>
  );
}
