import { adminRoutes } from '../features/admin/routes.ts';
import { apiKeyRoutes } from '../features/apiKeys/routes.ts';
import { attendanceRoutes } from '../features/attendance/routes.ts';
import { applicationRoutes } from '../features/applications/routes.ts';
import { applyRoutes } from '../features/apply/routes.ts';
import { bankRoutes } from '../features/bank/routes.ts';
import { authoringRoutes } from '../features/authoring/routes.ts';
import { blogRoutes } from '../features/blog/routes.ts';
import { callsRoutes } from '../features/calls/routes.ts';
import { catalogueRoutes, previewRoutes } from '../features/catalogue/routes.ts';
import { channelRoutes } from '../features/channel/routes.ts';
import { gradesRoutes } from '../features/grades/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { myStudyRoutes } from '../features/myStudy/routes.ts';
import { newsRoutes } from '../features/news/routes.ts';
import { peerReviewRoutes } from '../features/peerReview/routes.ts';
import { peopleRoutes } from '../features/people/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { leaveRoutes } from '../features/leave/routes.ts';
import { liveRoutes } from '../features/live/routes.ts';
import { learnProgressRoutes } from '../features/learnProgress/routes.ts';
import { leaveApprovalRoutes } from '../features/leaveApproval/routes.ts';
import { logsRoutes } from '../features/logs/routes.ts';
import { markingRoutes } from '../features/marking/routes.ts';
import { mediaRoutes } from '../features/media/routes.ts';
import { menusRoutes } from '../features/menus/routes.ts';
import { offersRoutes } from '../features/offers/routes.ts';
import { ordersRoutes } from '../features/orders/routes.ts';
import { couponsRoutes } from '../features/coupons/routes.ts';
import { invoicesRoutes } from '../features/invoices/routes.ts';
import { seatsRoutes } from '../features/seats/routes.ts';
import { transfersRoutes } from '../features/transfers/routes.ts';
import { salesRoutes } from '../features/sales/routes.ts';
import { orderDeskRoutes } from '../features/orderDesk/routes.ts';
import { overviewRoutes } from '../features/overview/routes.ts';
import { organizationRoutes } from '../features/organization/routes.ts';
import { orgTeachingRoutes } from '../features/orgTeaching/routes.ts';
import { referralRoutes } from '../features/referral/routes.ts';
import { questionRoutes } from '../features/question/routes.ts';
import { questionImportRoutes } from '../features/questionImport/routes.ts';
import { recruitmentStatRoutes } from '../features/recruitmentStat/routes.ts';
import { rolesRoutes } from '../features/roles/routes.ts';
import { hiringRoutes } from '../features/hiring/routes.ts';
import { interviewRoutes } from '../features/interviews/routes.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { messagesRoutes } from '../features/messages/routes.ts';
import { courseFiguresRoutes } from '../features/courseFigures/routes.ts';
import { cooperationRoutes } from '../features/cooperation/routes.ts';
import { creditsRoutes } from '../features/credits/routes.ts';
import { demoRoutes } from '../features/demo/routes.ts';
import { courseReviewRoutes } from '../features/courseReview/routes.ts';
import { examMakingRoutes } from '../features/examMaking/routes.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { reviewRoutes } from '../features/reviews/routes.ts';
import { imRoutes } from '../features/im/routes.ts';
import { infoRoutes } from '../features/info/routes.ts';
import { positionTestRoutes, resultRoutes } from '../features/positionTest/routes.ts';
import { positionsRoutes } from '../features/positions/routes.ts';
import { matchRoutes } from '../features/match/routes.ts';
import { programsRoutes } from '../features/programs/routes.ts';
import { practiceRoutes } from '../features/practice/routes.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import { runningRoutes } from '../features/running/routes.ts';
import { scoresRoutes } from '../features/scores/routes.ts';
import { spaceRoutes } from '../features/space/routes.ts';
import { ltiRoutes } from '../features/lti/routes.ts';
import { ssoRoutes } from '../features/sso/routes.ts';
import { studentsRoutes } from '../features/students/routes.ts';
import { timetableRoutes } from '../features/timetable/routes.ts';
import { ownTasksRoutes } from '../features/ownTasks/routes.ts';
import { tasksRoutes } from '../features/tasks/routes.ts';
import { trainingRoutes } from '../features/training/routes.ts';
import { vacancyDeskRoutes } from '../features/vacancyDesk/routes.ts';
import { vacancyRoutes } from '../features/vacancies/routes.ts';
import { signInRoutes } from '../features/signIn/routes.ts';
import { offeringsRoutes } from '../features/offerings/routes.ts';
import { staffRoutes } from '../features/staff/routes.ts';
import { dataRoomRoutes, fundUseRoutes, incubationRoutes } from '../features/incubation/routes.ts';
import { startCaseRoutes, startProgrammeRoutes } from '../features/startup/programmeRoutes.ts';
import { startShowRoutes } from '../features/startup/showRoutes.ts';
import { startPolicyRoutes, startProjectRoutes } from '../features/startup/routes.ts';
import { listRoutes, recordRoutes, roomRoutes } from '../features/sitting/routes.ts';
import { siteRoutes } from '../features/site/routes.ts';
import { termRoutes } from '../features/term/routes.ts';
import { typicalPlanRoutes } from '../features/typicalPlan/routes.ts';
import type { PageEntry } from '../kit/page.ts';

/** Every page there is. A feature adds its routes here. */
export const pages: readonly PageEntry[] = [
  homeRoutes,
  siteRoutes,
  callsRoutes,
  liveRoutes,
  catalogueRoutes,
  previewRoutes,
  authoringRoutes,
  peopleRoutes,
  newsRoutes,
  blogRoutes,
  questionRoutes,
  positionsRoutes,
  incubationRoutes,
  fundUseRoutes,
  dataRoomRoutes,
  startPolicyRoutes,
  startProjectRoutes,
  startProgrammeRoutes,
  startCaseRoutes,
  startShowRoutes,
  practiceRoutes,
  positionTestRoutes,
  resultRoutes,
  myStudyRoutes,
  courseFiguresRoutes,
  channelRoutes,
  searchRoutes,
  signInRoutes,
  demoRoutes,
  feedbackRoutes,
  messagesRoutes,
  imRoutes,
  markingRoutes,
  mediaRoutes,
  overviewRoutes,
  accountRoutes,
  rolesRoutes,
  organizationRoutes,
  orgTeachingRoutes,
  termRoutes,
  offeringsRoutes,
  logsRoutes,
  apiKeyRoutes,
  ltiRoutes,
  ssoRoutes,
  menusRoutes,
  adminRoutes,
  reviewRoutes,
  courseReviewRoutes,
  applyRoutes,
  staffRoutes,
  infoRoutes,
  profileRoutes,
  studentsRoutes,
  gradesRoutes,
  examMakingRoutes,
  spaceRoutes,
  attendanceRoutes,
  leaveRoutes,
  leaveApprovalRoutes,
  creditsRoutes,
  runningRoutes,
  learnProgressRoutes,
  peerReviewRoutes,
  tasksRoutes,
  ownTasksRoutes,
  scoresRoutes,
  trainingRoutes,
  questionImportRoutes,
  timetableRoutes,
  roomRoutes,
  listRoutes,
  recordRoutes,
  bankRoutes,
  vacancyRoutes,
  vacancyDeskRoutes,
  applicationRoutes,
  hiringRoutes,
  interviewRoutes,
  recruitmentStatRoutes,
  cooperationRoutes,
  matchRoutes,
  programsRoutes,
  typicalPlanRoutes,
  offersRoutes,
  ordersRoutes,
  couponsRoutes,
  invoicesRoutes,
  seatsRoutes,
  transfersRoutes,
  referralRoutes,
  orderDeskRoutes,
  salesRoutes,
].flatMap((feature) => Object.values(feature));
