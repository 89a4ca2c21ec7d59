import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { OAUTH_STATE } from '#contract/user/failures.ts';
import { call } from '../../../kit/call.ts';
import { useOnce } from '../../../kit/useOnce.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { linkThirdParty } from '../parts/calls.ts';
import { linkNote } from '../parts/linkVisit.ts';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.qqBind;

const BIND = accountRoutes.bind.path;

/** Where third parties send people back to who link an account to themselves, with `code` and `state`. */
export default function QqBind() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);

  async function finish(): Promise<void> {
    const visit = linkNote.read();
    const state = query.get('state');
    if (!visit || !state || visit.state !== state) return setFailure(OAUTH_STATE.msg);
    linkNote.drop();
    const { source, verifier } = visit;
    try {
      const input = { source, code: query.get('code') ?? undefined, state, verifier };
      const { nickname } = await call(await linkThirdParty(), input, { isShowErrTip: false });
      toast(`绑定成功：${nickname}`);
      await navigate(BIND, { replace: true });
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : '网络连接不上，请检查网络后再试');
    }
  }

  useOnce(() => void finish());

  const back = (
    <LinkButton to={BIND} size="sm" variant="primary" replace>
      回到登录方式
    </LinkButton>
  );
  return (
    <SecurityPage tab="bind">
      {failure === null ? (
        <div aria-busy="true">
          <SkeletonRows />
        </div>
      ) : (
        <Empty title="没有绑定成功" note={failure} action={back} />
      )}
    </SecurityPage>
  );
}
