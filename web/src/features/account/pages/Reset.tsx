import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadBindings } from '../parts/loadBindings.ts';
import { PasswordForm } from '../parts/PasswordForm.tsx';
import styles from '../parts/PasswordForm.module.css';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.reset;

export const loader = async (args: LoaderArgs) => ({ bindings: await loadBindings(args) });

/** A new password by a code to the phone. */
export default function Reset({ loaderData: { bindings } }: PageProps<typeof loader>) {
  const bind = (
    <LinkButton to={accountRoutes.bind.path} size="sm" variant="primary">
      绑定手机号
    </LinkButton>
  );
  return (
    <SecurityPage tab="password">
      {bindings.mobile === '' ? (
        <Empty title="还没有绑定手机号" note="绑定之后用短信验证码修改密码" action={bind} />
      ) : (
        <PasswordForm bindings={bindings} ways={['mobile']} />
      )}
      <p className={styles.other}>
        手机收不到短信？
        <TextLink tone="inline" to={accountRoutes.resetpw.path}>
          用其他方式
        </TextLink>
      </p>
    </SecurityPage>
  );
}
