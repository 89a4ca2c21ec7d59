import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { OAUTH_CANCELLED, OAUTH_STATE } from '#contract/user/failures.ts';
import type { SignInOrBind } from '#contract/user/fields.ts';
import { call } from '../../../kit/call.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { addressQuery } from '../parts/redirect.ts';
import { BINDING_PATH, bindingNote } from '../parts/binding.ts';
import { ltiSuccess, oauthSuccess, ssoSuccess } from '../parts/calls.ts';
import { PassingCard } from '../parts/PassingCard.tsx';
import { visitedName, visitNote } from '../parts/thirdParty.ts';
import { useArrival } from '../parts/useArrival.tsx';
import { useOnce } from '../../../kit/useOnce.ts';
import { needsBinding } from '../parts/way.ts';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.thirdLogin;

/** Where third parties send people back to, with `code` and `state`, or without a code when they refused. */
export default function ThirdLogin() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [visit] = useState(() => (typeof sessionStorage === 'undefined' ? null : visitNote.read()));
  const isHydrated = useHydrated();
  const arrival = useArrival(visit?.address ?? '/');
  const [failure, setFailure] = useState<{ code: number; message: string } | null>(null);

  async function finish(): Promise<void> {
    const state = query.get('state');
    if (!visit || !state || visit.state !== state)
      return setFailure({ code: OAUTH_STATE.code, message: OAUTH_STATE.msg });
    visitNote.drop();
    const { source, verifier, remember } = visit;
    try {
      const shared = { code: query.get('code') ?? undefined, state, verifier, remember };
      const told = { ...shared, iss: query.get('iss') ?? undefined, error: query.get('error') ?? undefined };
      if (source === 'lti') {
        const { entry, address } = await call(await ltiSuccess(), shared, { isShowErrTip: false });
        return await goOn(entry, address, remember);
      }
      const answer =
        source === 'sso'
          ? await call(await ssoSuccess(), told, { isShowErrTip: false })
          : await call(await oauthSuccess(), { source, ...shared }, { isShowErrTip: false });
      await goOn(answer, visit.address, remember);
    } catch (error) {
      const known = error instanceof CallError;
      setFailure({ code: known ? error.code : 0, message: known ? error.message : '网络连接不上，请检查网络后再试' });
    }
  }

  async function goOn(answer: SignInOrBind, address: string, remember: boolean): Promise<void> {
    if (!needsBinding(answer)) return arrival.arrive(answer, { to: address });
    const { ticket, nickname, hint } = answer;
    bindingNote.keep({ ticket, nickname, hint, address, remember });
    await navigate(BINDING_PATH, { replace: true });
  }

  useOnce(() => void finish());

  if (!failure) {
    return (
      <>
        <PassingCard
          title="正在登录"
          note={isHydrated && visit ? `正在确认你的${visitedName(visit.source)}账号` : undefined}
          busy
        />
        {arrival.chooser}
      </>
    );
  }
  const cancelled = failure.code === OAUTH_CANCELLED.code;
  return (
    <PassingCard
      title={cancelled ? '你取消了授权' : '没有登录成功'}
      note={cancelled ? '没有关系，可以换一种方式，或者再试一次。' : `${failure.message}。`}
      actions={
        <>
          <LinkButton to="/">去首页</LinkButton>
          <LinkButton to={`/login${addressQuery(visit?.address)}`} variant="primary" replace>
            重新登录
          </LinkButton>
        </>
      }
    />
  );
}
