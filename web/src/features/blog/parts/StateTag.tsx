import { BlogState } from '#contract/rules/blog.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';

const tones = {
  [BlogState.draft]: 'waiting',
  [BlogState.published]: 'passed',
  [BlogState.withdrawn]: 'idle',
  [BlogState.removed]: 'failed',
} as const;

/** Where an article stands. */
export const StateTag = ({ state, reason }: { state: BlogState; reason?: string }) => (
  <StatusDot tone={tones[state]} reason={reason}>
    {BlogState.labels[state]}
  </StatusDot>
);
