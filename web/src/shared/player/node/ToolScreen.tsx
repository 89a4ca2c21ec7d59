import { useLocation } from 'react-router';
import type { ToolNode } from '#contract/course/toolNode.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { toolRuleText } from '#contract/rules/ltiTools.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../screen/Notice.tsx';

interface ToolScreenProps {
  tool: ToolNode;
  periodId: string;
  isGuest: boolean;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

const openTool = () => import('#contract/course/ltiNode.ts').then((api) => api.open);

/** An external tool: how one stands with it, by which rule it counts, what it hears of one, and the way into it. */
export function ToolScreen({ tool, periodId, isGuest, nextHref }: ToolScreenProps) {
  const { pathname, search } = useLocation();
  const { send, sending } = usePress(openTool);
  const { toolName, title, isOn, isNamed, passPercent, standing, remark } = tool;
  const open = async () => {
    const answer = await send({ periodId });
    if (answer) location.assign(answer.url);
  };
  const heard =
    isNamed === 1 ? `打开时${toolName}会知道你的昵称与邮箱` : `打开时${toolName}只知道一个代号，不知道你是谁`;
  const facts = [standing, ...(remark === '' ? [] : [`${toolName}说：${remark}`])];
  const note =
    isOn === 1
      ? [...facts, toolRuleText(passPercent), heard].join('；')
      : [...facts, `${toolName}停用了，暂时打不开`].join('；');
  const action = (
    <>
      {nextHref ? (
        <LinkButton to={nextHref} preventScrollReset>
          下一课时
        </LinkButton>
      ) : null}
      {isGuest ? (
        <LinkButton to={loginAddress(pathname, search)} variant="primary">
          登录
        </LinkButton>
      ) : null}
      {!isGuest && isOn === 1 ? (
        <Button variant="primary" loading={sending} loadingLabel="打开中" onClick={() => void open()}>
          打开工具
        </Button>
      ) : null}
    </>
  );
  return <Notice title={`${toolName}：${title}`} note={note} action={action} />;
}
