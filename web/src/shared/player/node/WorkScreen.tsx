import type { StagePeriod } from '../periods.ts';
import { NodeScreen } from './NodeScreen.tsx';
import { ToolScreen } from './ToolScreen.tsx';

interface WorkScreenProps {
  period: StagePeriod;
  isGuest: boolean;
  nextHref: string | undefined;
}

/** A class-hour that is done elsewhere: homework, an examination, an external tool. */
export default function WorkScreen({ period: { id: periodId, node, tool }, ...rest }: WorkScreenProps) {
  if (node) return <NodeScreen node={node} periodId={periodId} {...rest} />;
  return tool ? <ToolScreen tool={tool} periodId={periodId} {...rest} /> : null;
}
