import type { Handler } from '../../kit/handle.ts';
import * as policy from './policy.ts';
import * as policyAdvocacy from './policyAdvocacy.ts';
import * as policyAdvocacyDesk from './policyAdvocacyDesk.ts';
import * as policyCheck from './policyCheck.ts';
import * as policyDesk from './policyDesk.ts';
import * as project from './project.ts';
import * as projectHost from './projectHost.ts';
import * as projectTeam from './projectTeam.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  policy,
  policyAdvocacy,
  policyAdvocacyDesk,
  policyCheck,
  policyDesk,
  project,
  projectHost,
  projectTeam,
];
