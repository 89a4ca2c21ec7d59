import { ShowState } from '../rules/startShows.ts';
import { machine } from '../rules/transitions.ts';
import { SHOW_MOVED_ON } from './showFailures.ts';

const { draft, published, finished, cancelled } = ShowState;
const step = { by: 'anyone', notFrom: SHOW_MOVED_ON } as const;

/** A result that was wrong is made public once more. */
export const showSteps = machine(ShowState.labels, {
  publish: { ...step, from: [draft], to: published },
  cancel: { ...step, from: [published], to: cancelled },
  finish: { ...step, from: [published, finished], to: finished },
});
