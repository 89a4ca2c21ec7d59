import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { useOnce } from '../../../kit/useOnce.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ltiAnswer } from '../parts/calls.ts';
import { PassingCard } from '../parts/PassingCard.tsx';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.ltiHand;

/** An external tool asks who opened it (LTI): this page has the session, and so only whoever began is answered for. */
export default function LtiHand() {
  const [query] = useSearchParams();
  const [failure, setFailure] = useState('');

  async function answer(): Promise<void> {
    const ticket = query.get('ticket');
    if (!ticket) return setFailure('请从课程里打开工具');
    try {
      const { url } = await call(await ltiAnswer(), { ticket }, { isShowErrTip: false });
      location.replace(url);
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : '网络连接不上，请检查网络后再试');
    }
  }

  useOnce(() => void answer());

  if (failure === '') return <PassingCard title="正在打开工具" note="正在告诉工具是谁打开了它" busy />;
  return (
    <PassingCard
      title="没有打开工具"
      note={`${failure}。`}
      actions={
        <LinkButton to="/account/mycourse" variant="primary">
          去我的课程
        </LinkButton>
      }
    />
  );
}
