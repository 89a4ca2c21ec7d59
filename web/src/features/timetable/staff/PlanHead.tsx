import type { ReactNode } from 'react';
import { UserType } from '#contract/rules/userTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { tabItems } from '../parts/tabItems.ts';

interface PlanHeadProps {
  title: string;
  note?: string | undefined;
  userType: UserType;
  current: 'plan' | 'changes' | 'exchange';
  actions?: ReactNode;
}

/** The head of a page beside the weeks, with the ways to the others. */
export function PlanHead({ title, note, userType, current, actions }: PlanHeadProps) {
  return (
    <>
      <PageHead size="work" title={title} note={note} actions={actions} />
      <Tabs
        label="课表"
        items={tabItems(userType, { isEditor: userType !== UserType.lecturer && userType !== UserType.learner })}
        current={current}
      />
    </>
  );
}
