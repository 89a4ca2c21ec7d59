import * as agent from '#contract/agent/agent.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { commissionRule } from '#contract/rules/referral.ts';
import * as sharing from '#contract/user/extSharing.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { InviteLink } from '../../../shared/referral/InviteLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { CodeCheck } from '../parts/CodeCheck.tsx';
import type { CheckedCode } from '../parts/CodeCheck.tsx';
import { SaleTabs } from '../parts/SaleTabs.tsx';
import { offersRoutes } from '../routes.ts';

export const handle = offersRoutes.referral;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().toUpperCase();
  const [invite, checked] = await Promise.all([
    api.token ? answerOr(request, inviteOf(api)) : null,
    code === '' ? null : check(api, code),
  ]);
  return { isGuest: !api.token, invite, checked };
}

/** Who may not recommend has no link, which is no error of the page. */
async function inviteOf(api: PageApi) {
  try {
    return await api.call(sharing.recommended, {});
  } catch (error) {
    if (error instanceof CallError && error.code === NO_PERMISSION.code) return null;
    throw error;
  }
}

async function check(api: PageApi, code: string): Promise<CheckedCode> {
  try {
    const { isAgent, referrerName } = await api.call(agent.check, { referralCode: code });
    if (isAgent === 1) return { code, referrerName, problem: undefined };
    return { code, referrerName: null, problem: '没有这个推荐码，或者它的主人没有推荐资格' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { code, referrerName: null, problem: error.issues[0]?.message ?? error.message };
  }
}

/** What recommending gives, one's own link, and whose a code is. */
export default function SaleReferral({ loaderData: { isGuest, invite, checked } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead title="推荐有礼" note={commissionRule} />
      <SaleTabs current="referral" />
      {invite ? <InviteLink invite={invite} /> : <NoLink isGuest={isGuest} />}
      <CodeCheck checked={checked} isGuest={isGuest} />
    </div>
  );
}

const NoLink = ({ isGuest }: { isGuest: boolean }) =>
  isGuest ? (
    <Empty
      title="登录以后看你的推荐链接"
      note="有推荐资格的账号有自己的链接、海报与推荐码"
      action={
        <LinkButton to={loginAddress('/sale/referral', '')} size="sm" variant="primary">
          去登录
        </LinkButton>
      }
    />
  ) : (
    <Empty title="你还没有推荐资格" note="推荐资格由平台开通，想推荐别人来学的，可以联系客服" />
  );
