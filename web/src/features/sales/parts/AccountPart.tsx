import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LEAST_DRAWN } from '#contract/rules/wallet.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { Wallet } from '#contract/user/account.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Sales.module.css';

const BindDialog = lazy(() => import('./BindDialog.tsx').then((part) => ({ default: part.BindDialog })));
const DrawDialog = lazy(() => import('./DrawDialog.tsx').then((part) => ({ default: part.DrawDialog })));

/** What has to come first before anything is drawn; nothing when all is there. */
function Missing({ wallet }: { wallet: Wallet }) {
  const link = (to: string, label: string) => (
    <TextLink tone="inline" to={to}>
      {label}
    </TextLink>
  );
  if (wallet.mayDraw === 0) return <Banner>你可以看收益与记录；提现由有「绑定收款账户与提现」权限的同事办理</Banner>;
  if (wallet.hasRealName === 0)
    return (
      <Banner tone="warn" action={link('/account/realnameauthentication', '去认证')}>
        提现之前请先完成实名认证，收款的人要和实名一致
      </Banner>
    );
  if (wallet.mobile === '')
    return (
      <Banner tone="warn" action={link('/account/realnameauthentication/bind', '去绑定')}>
        提现要用手机验证码确认，请先绑定手机号
      </Banner>
    );
  return null;
}

/** The account that is paid to, and the two buttons that move money. */
export function AccountPart({ wallet }: { wallet: Wallet }) {
  const [asked, setAsked] = useState<'bind' | 'draw' | null>(null);
  const { revalidate } = useRevalidator();
  const isReady = wallet.mayDraw === 1 && wallet.hasRealName === 1 && wallet.mobile !== '';
  const hasAccount = wallet.bankCardNo !== '';
  const isEnough = centsOf(wallet.enableBalances) >= LEAST_DRAWN;
  const dialog = { wallet, onClose: () => setAsked(null), onDone: revalidate };
  return (
    <section aria-label="收款账户">
      <Missing wallet={wallet} />
      {hasAccount ? (
        <FactList
          label="收款账户"
          isPaired
          facts={[
            { label: '户名', value: wallet.bankUserName },
            { label: '账号', value: wallet.bankCardNo },
            { label: '银行', value: wallet.bankName },
            { label: '支行', value: wallet.bankBranchName },
          ]}
        />
      ) : (
        <p className={styles.note}>还没有绑定收款账户。</p>
      )}
      {isReady ? (
        <div className={styles.bar}>
          {hasAccount ? (
            <Button variant="primary" disabled={!isEnough} onClick={() => setAsked('draw')}>
              提现
            </Button>
          ) : null}
          <Button variant={hasAccount ? 'default' : 'primary'} onClick={() => setAsked('bind')}>
            {hasAccount ? '更换账户' : '绑定账户'}
          </Button>
          {hasAccount && !isEnough ? <span className={styles.note}>可提现的不到 ¥{LEAST_DRAWN / 100}</span> : null}
        </div>
      ) : null}
      <Suspense>
        {asked === 'bind' ? <BindDialog {...dialog} /> : null}
        {asked === 'draw' ? <DrawDialog {...dialog} /> : null}
      </Suspense>
    </section>
  );
}
