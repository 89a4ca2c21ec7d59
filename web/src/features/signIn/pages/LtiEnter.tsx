import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { useOnce } from '../../../kit/useOnce.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PassingCard } from '../parts/PassingCard.tsx';
import { visitPlatform } from '../parts/thirdParty.ts';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.ltiEnter;

/** Where a learning platform that opens a course here sends people first (LTI): we ask it who they are. */
export default function LtiEnter() {
  const [query] = useSearchParams();
  const [failure, setFailure] = useState('');

  async function begin(): Promise<void> {
    if (!query.get('platform')) return setFailure('请从你的学习平台里打开课程');
    try {
      await visitPlatform(query);
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : '网络连接不上，请检查网络后再试');
    }
  }

  useOnce(() => void begin());

  if (failure === '') return <PassingCard title="正在打开课程" note="正在向你的学习平台确认你是谁" busy />;
  return (
    <PassingCard
      title="没有打开课程"
      note={`${failure}。`}
      actions={
        <LinkButton to="/" variant="primary">
          去首页
        </LinkButton>
      }
    />
  );
}
