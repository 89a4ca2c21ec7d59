import { useLocation } from 'react-router';
import type { CourseNode } from '#contract/course/courseNode.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { NodeState } from '#contract/rules/nodeStates.ts';
import { nodePath, nodeRuleText } from '#contract/rules/courseNodes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../screen/Notice.tsx';
import { nodeFact } from './nodeFact.ts';

interface NodeScreenProps {
  node: CourseNode;
  periodId: string;
  isGuest: boolean;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

/** A homework or an examination of the course: how one stands with it, by which rule it counts, and the way into it. */
export function NodeScreen({ node, periodId, isGuest, nextHref }: NodeScreenProps) {
  const { pathname, search } = useLocation();
  const { assessmentKind, assessmentId, title, nodeState, beginsAt, endsAt, passPoints } = node;
  const to = nodePath(assessmentId, periodId, pathname + search);
  const times = [
    ...(beginsAt === null ? [] : [`${shownTime(beginsAt)} 开始`]),
    ...(endsAt === null ? [] : [`${shownTime(endsAt)} 截止`]),
  ].join('，');
  const note = [nodeFact(node), times, nodeRuleText(passPoints)].filter(Boolean).join('；');
  const action = (
    <>
      {nextHref ? (
        <LinkButton to={nextHref} preventScrollReset>
          下一课时
        </LinkButton>
      ) : null}
      {nodeState === NodeState.released ? (
        <LinkButton to={`/exam/result?assessmentId=${assessmentId}`}>看成绩</LinkButton>
      ) : null}
      {isGuest ? (
        <LinkButton to={loginAddress(pathname, search)} variant="primary">
          登录
        </LinkButton>
      ) : (
        <LinkButton to={to} variant="primary">
          {verbs[nodeState]}
        </LinkButton>
      )}
    </>
  );
  return <Notice title={`${AssessmentKind.labels[assessmentKind]}：${title}`} note={note} action={action} />;
}

const verbs: Readonly<Record<NodeState, string>> = {
  [NodeState.coming]: '看要求',
  [NodeState.open]: '去作答',
  [NodeState.running]: '接着作答',
  [NodeState.submitted]: '看作答情况',
  [NodeState.released]: '看作答情况',
  [NodeState.missed]: '看要求',
};
