import type { Handler } from '../../kit/handle.ts';
import * as account from './account.ts';
import * as accountExtractLog from './accountExtractLog.ts';
import * as attendance from './attendance.ts';
import * as attention from './attention.ts';
import * as code from './code.ts';
import * as consent from './consent.ts';
import * as entSch from './entSch.ts';
import * as ext from './ext.ts';
import * as extAccount from './extAccount.ts';
import * as extFace from './extFace.ts';
import * as extSharing from './extSharing.ts';
import * as interest from './interest.ts';
import * as leave from './leave.ts';
import * as lecturer from './lecturer.ts';
import * as lecturerJoin from './lecturerJoin.ts';
import * as lecturerLive from './lecturerLive.ts';
import * as lecturerOrg from './lecturerOrg.ts';
import * as lecturerTag from './lecturerTag.ts';
import * as lessonExchange from './lessonExchange.ts';
import * as login from './login.ts';
import * as lti from './lti.ts';
import * as ltiTool from './ltiTool.ts';
import * as msg from './msg.ts';
import * as oauth from './oauth.ts';
import * as orderInfo from './orderInfo.ts';
import * as org from './org.ts';
import * as orgDepart from './orgDepart.ts';
import * as orgDirectory from './orgDirectory.ts';
import * as orgExport from './orgExport.ts';
import * as orgInfoAudit from './orgInfoAudit.ts';
import * as orgMembers from './orgMembers.ts';
import * as orgMembersImport from './orgMembersImport.ts';
import * as orgSchedule from './orgSchedule.ts';
import * as orgSite from './orgSite.ts';
import * as orgStuSchedule from './orgStuSchedule.ts';
import * as orgStudent from './orgStudent.ts';
import * as orgStudentImport from './orgStudentImport.ts';
import * as overview from './overview.ts';
import * as ownTraining from './ownTraining.ts';
import * as password from './password.ts';
import * as privacy from './privacy.ts';
import * as realNameAudit from './realNameAudit.ts';
import * as recommended from './recommended.ts';
import * as register from './register.ts';
import * as resumeImport from './resumeImport.ts';
import * as schoolBell from './schoolBell.ts';
import * as schoolDay from './schoolDay.ts';
import * as schoolRoom from './schoolRoom.ts';
import * as schoolRoomImport from './schoolRoomImport.ts';
import * as schoolTerm from './schoolTerm.ts';
import * as score from './score.ts';
import * as scoreAppeal from './scoreAppeal.ts';
import * as session from './session.ts';
import * as signOut from './signOut.ts';
import * as sso from './sso.ts';
import * as timetableImport from './timetableImport.ts';
import * as training from './training.ts';
import * as transcript from './transcript.ts';
import * as userEducation from './userEducation.ts';
import * as userExpectedJob from './userExpectedJob.ts';
import * as userNews from './userNews.ts';
import * as userProfile from './userProfile.ts';
import * as userProject from './userProject.ts';
import * as userResearch from './userResearch.ts';
import * as userWork from './userWork.ts';
import * as userWorkSet from './userWorkSet.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  account,
  accountExtractLog,
  attendance,
  attention,
  code,
  consent,
  entSch,
  ext,
  extAccount,
  extFace,
  extSharing,
  interest,
  leave,
  lecturer,
  lecturerJoin,
  lecturerLive,
  lecturerOrg,
  lecturerTag,
  lessonExchange,
  login,
  lti,
  ltiTool,
  msg,
  oauth,
  orderInfo,
  org,
  orgDepart,
  orgDirectory,
  orgExport,
  orgInfoAudit,
  orgMembers,
  orgMembersImport,
  orgSchedule,
  orgSite,
  orgStuSchedule,
  orgStudent,
  orgStudentImport,
  overview,
  ownTraining,
  password,
  privacy,
  realNameAudit,
  recommended,
  register,
  resumeImport,
  schoolBell,
  schoolDay,
  schoolRoom,
  schoolRoomImport,
  schoolTerm,
  score,
  scoreAppeal,
  session,
  signOut,
  sso,
  timetableImport,
  training,
  transcript,
  userEducation,
  userExpectedJob,
  userNews,
  userProfile,
  userProject,
  userResearch,
  userWork,
  userWorkSet,
];
