import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { FirstPasswordForm } from '../parts/FirstPasswordForm.tsx';
import { loadBindings } from '../parts/loadBindings.ts';
import { PasswordForm } from '../parts/PasswordForm.tsx';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.resetpw;

export const loader = async (args: LoaderArgs) => ({ bindings: await loadBindings(args) });

/** The first password, or a new one by mail or by the old one. */
export default function ResetPw({ loaderData: { bindings } }: PageProps<typeof loader>) {
  const ways = bindings.proofWays.filter((way) => way !== 'mobile').toReversed();
  const bind = (
    <LinkButton to={accountRoutes.bind.path} size="sm" variant="primary">
      绑定邮箱
    </LinkButton>
  );
  if (bindings.hasPassword === 0) {
    return (
      <SecurityPage tab="password">
        <FirstPasswordForm bindings={bindings} />
      </SecurityPage>
    );
  }
  return (
    <SecurityPage tab="password">
      {ways.length === 0 ? (
        <Empty title="没有其他方式" note="绑定邮箱之后可以用邮箱验证码修改密码" action={bind} />
      ) : (
        <PasswordForm bindings={bindings} ways={ways} />
      )}
    </SecurityPage>
  );
}
