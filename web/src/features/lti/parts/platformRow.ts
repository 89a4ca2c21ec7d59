import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/user/lti.ts';

export type PlatformRow = OutputOf<typeof list.output>['list'][number];

/** Nobody comes by it before the platform has said what we are called there. */
export const isWhole = ({ clientId, deploymentId }: PlatformRow): boolean => clientId !== '' && deploymentId !== '';
