import { ProjectState } from '#contract/rules/startProjects.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

/** How the states of a project look. */
export const projectTones: Record<ProjectState, StatusTone> = {
  [ProjectState.draft]: 'idle',
  [ProjectState.submitted]: 'waiting',
  [ProjectState.reviewing]: 'waiting',
  [ProjectState.incubating]: 'passed',
  [ProjectState.paused]: 'waiting',
  [ProjectState.graduated]: 'passed',
  [ProjectState.ended]: 'idle',
  [ProjectState.refused]: 'failed',
};
