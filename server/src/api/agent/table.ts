import type { Handler } from '../../kit/handle.ts';
import * as agent from './agent.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [agent];
