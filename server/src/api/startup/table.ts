import type { Handler } from '../../kit/handle.ts';
import * as policy from './policy.ts';
import * as policyCheck from './policyCheck.ts';
import * as policyDesk from './policyDesk.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [policy, policyCheck, policyDesk];
