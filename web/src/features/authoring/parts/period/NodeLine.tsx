import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftNode } from '#contract/course/draft.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { nodeRuleText } from '#contract/rules/courseNodes.ts';
import styles from './Period.module.css';

/** What is known of a homework or an examination as soon as it is chosen. */
export type ChosenNode = Pick<DraftNode, 'id' | 'assessmentKind' | 'assessmentState' | 'title'> &
  Partial<Pick<DraftNode, 'passPoints'>>;

/** A homework or an examination in a line. */
export function NodeLine({ node, action }: { node: ChosenNode; action: ReactNode }) {
  const { title, assessmentKind, assessmentState, passPoints } = node;
  const facts = [
    AssessmentKind.labels[assessmentKind],
    ...(assessmentState === AssessmentState.published ? [] : [AssessmentState.labels[assessmentState]]),
    ...(passPoints === undefined ? [] : [nodeRuleText(passPoints)]),
  ];
  return (
    <div className={styles.file}>
      <ClipboardList size={18} aria-hidden="true" />
      <span className={styles.fileName}>
        <b>{title}</b>
        <small>{facts.join('，')}</small>
      </span>
      {action}
    </div>
  );
}
