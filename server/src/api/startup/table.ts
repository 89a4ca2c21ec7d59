import type { Handler } from '../../kit/handle.ts';
import * as application from './application.ts';
import * as base from './base.ts';
import * as baseDesk from './baseDesk.ts';
import * as baseUse from './baseUse.ts';
import * as caseConsent from './caseConsent.ts';
import * as dataRoom from './dataRoom.ts';
import * as fund from './fund.ts';
import * as fundHost from './fundHost.ts';
import * as incubationStat from './incubationStat.ts';
import * as milestone from './milestone.ts';
import * as milestoneHost from './milestoneHost.ts';
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
import * as show from './show.ts';
import * as showDesk from './showDesk.ts';
import * as teamBuilder from './teamBuilder.ts';
import * as tutorHost from './tutorHost.ts';
import * as tutorHour from './tutorHour.ts';
import * as typicalCase from './typicalCase.ts';
import * as typicalCaseDesk from './typicalCaseDesk.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  application,
  base,
  baseDesk,
  baseUse,
  caseConsent,
  dataRoom,
  fund,
  fundHost,
  incubationStat,
  milestone,
  milestoneHost,
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
  show,
  showDesk,
  teamBuilder,
  tutorHost,
  tutorHour,
  typicalCase,
  typicalCaseDesk,
];
