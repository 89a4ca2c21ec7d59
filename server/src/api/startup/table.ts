import type { Handler } from '../../kit/handle.ts';
import * as application from './application.ts';
import * as caseConsent from './caseConsent.ts';
import * as policy from './policy.ts';
import * as policyAdvocacy from './policyAdvocacy.ts';
import * as policyAdvocacyDesk from './policyAdvocacyDesk.ts';
import * as policyCheck from './policyCheck.ts';
import * as policyDesk from './policyDesk.ts';
import * as programme from './programme.ts';
import * as programmeDesk from './programmeDesk.ts';
import * as programmeRun from './programmeRun.ts';
import * as project from './project.ts';
import * as projectHost from './projectHost.ts';
import * as projectTeam from './projectTeam.ts';
import * as reading from './reading.ts';
import * as typicalCase from './typicalCase.ts';
import * as typicalCaseDesk from './typicalCaseDesk.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  application,
  caseConsent,
  policy,
  policyAdvocacy,
  policyAdvocacyDesk,
  policyCheck,
  policyDesk,
  programme,
  programmeDesk,
  programmeRun,
  project,
  projectHost,
  projectTeam,
  reading,
  typicalCase,
  typicalCaseDesk,
];
