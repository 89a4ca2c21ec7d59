import type { ReactNode } from 'react';
import type { Plan } from '#contract/course/typicalPlan.ts';
import { WizardFrame } from '../../../shared/abilities/WizardFrame.tsx';
import { placesOf } from './places.ts';
import type { PlanDraft } from './usePlanDraft.ts';

interface PlanFrameProps {
  base: string;
  plan: Plan;
  draft: PlanDraft;
  step: 0 | 1 | 2;
  /** What stands at the end instead of 下一步. */
  last?: ReactNode;
  children: ReactNode;
}

const names = ['岗位与能力', '课程体系', '测评与提交'] as const;

/** The frame of the three steps of a typical position. */
export const PlanFrame = ({ base, plan, draft, ...rest }: PlanFrameProps) => (
  <WizardFrame
    title={draft.written.positionName || '典型岗位'}
    names={names}
    places={placesOf(base, plan.id)}
    standing={plan}
    draft={draft}
    {...rest}
  />
);
