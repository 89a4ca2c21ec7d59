import { drawPapers } from '../domain/assessments/drawPapers.ts';
import { readDirectoryAtNight } from '../domain/directory/atNight.ts';
import { closeCheckIns } from '../domain/attendance/close.ts';
import { fillCourse } from '../domain/cartridge/fill.ts';
import { closeCalls } from '../domain/calls/closeCalls.ts';
import { expireChats } from '../domain/chat/expire.ts';
import { closeLiveRooms } from '../domain/live/closeLiveRooms.ts';
import { forgetClasses } from '../domain/live/forget.ts';
import { makeReplay } from '../domain/live/makeReplay.ts';
import { processMedia } from '../domain/media/process/processMedia.ts';
import { sendInvitation, sendLetter } from '../domain/messages/deliver.ts';
import { closeSittings } from '../domain/sitting/closeSittings.ts';
import { keepErrors } from '../domain/practice/errors.ts';
import { closeCode } from '../domain/trade/close.ts';
import { demoNotice } from '../domain/trade/demoBank.ts';
import { settleGroup } from '../domain/trade/groupJobs.ts';
import { payBack } from '../domain/trade/payBack.ts';
import { settleNodes } from '../domain/courseNodes/settle.ts';
import { followTests } from '../domain/programs/refresh.ts';
import { matchEverybody } from '../domain/match/everybody.ts';
import { matchAbility, matchCourse, matchTest } from '../domain/match/follow.ts';
import { matchOnePerson, matchOneVacancy } from '../domain/match/keep.ts';
import { runCheck } from '../domain/smartCheck/run.ts';
import { checkTest } from '../domain/smartCheck/testMarks.ts';
import { indexPopular } from '../domain/search/indexPopular.ts';
import { keepTalentFacts } from '../domain/vacancies/keepTalentFacts.ts';
import { releaseMarksJob } from '../domain/marking/scheduled.ts';
import { forgetEvidence } from '../domain/sitting/forgetEvidence.ts';
import { forgetPhotos } from '../domain/sitting/photos.ts';
import { endExam } from '../domain/running/end.ts';
import { tellPolicy } from '../domain/startPolicy/tell.ts';
import { keepTasks } from '../domain/tasks/run.ts';
import { sendLtiScores, tellLtiPlatform } from '../domain/lti/sendScores.ts';
import { sendWebhooks } from '../domain/webhooks/sendWebhooks.ts';
import type { Job } from '../kit/job.ts';
import { checkCredits } from './checkCredits.ts';
import { deleteAccounts } from './deleteAccounts.ts';
import { emptyQuestionBin } from './emptyQuestionBin.ts';
import { forgetApplications } from './forgetApplications.ts';
import { makeOrgExport } from '../domain/orgExport/make.ts';
import { forgetImported } from './forgetImported.ts';
import { freshVacancies } from './freshVacancies.ts';
import { readDirectories } from './readDirectories.ts';
import { readSubtitles } from './readSubtitles.ts';
import { reindexSearch } from './reindexSearch.ts';
import { remindCoupons } from './remindCoupons.ts';
import { remindInterviews } from './remindInterviews.ts';
import { askFollowUps } from './askFollowUps.ts';
import { remindMembers } from './remindMembers.ts';
import { remindMilestones } from './remindMilestones.ts';
import { remindPolicies } from './remindPolicies.ts';
import { remindReaders } from './remindReaders.ts';
import { remindTrainings } from './remindTrainings.ts';
import { removeFiles } from './removeFiles.ts';
import { recheckSites } from './recheckSites.ts';
import { removeOrgExports } from './removeOrgExports.ts';
import { removeMedia } from './removeMedia.ts';
import { settleRewards } from './settleRewards.ts';
import { closeGroups, closeOrders, fetchBills, findRefunds, proveLedgerNightly, releaseShares } from './trade.ts';
import { tellSearches } from './tellSearches.ts';
import { tellTalent } from './tellTalent.ts';
import {
  clearUnfinished,
  sweepErrors,
  sweepJobs,
  sweepSignIn,
  sweepUploads,
  sweepWebhooks,
  sweepWords,
} from './sweep.ts';

/** Everything the server does in the background. */
export const jobs: readonly Job[] = [
  deleteAccounts,
  removeFiles,
  clearUnfinished,
  sweepUploads,
  removeMedia,
  sweepSignIn,
  sweepWords,
  sweepJobs,
  sweepWebhooks,
  sweepErrors,
  processMedia,
  fillCourse,
  readSubtitles,
  reindexSearch,
  closeCalls,
  closeLiveRooms,
  makeReplay,
  closeCheckIns,
  emptyQuestionBin,
  drawPapers,
  closeSittings,
  releaseMarksJob,
  forgetPhotos,
  forgetEvidence,
  endExam,
  settleNodes,
  keepErrors,
  followTests,
  matchOnePerson,
  matchOneVacancy,
  matchCourse,
  matchAbility,
  matchTest,
  matchEverybody,
  checkCredits,
  keepTasks,
  remindTrainings,
  freshVacancies,
  remindInterviews,
  forgetApplications,
  forgetImported,
  makeOrgExport,
  readDirectories,
  readDirectoryAtNight,
  recheckSites,
  removeOrgExports,
  tellSearches,
  tellTalent,
  indexPopular,
  keepTalentFacts,
  runCheck,
  checkTest,
  tellPolicy,
  remindCoupons,
  remindMembers,
  remindPolicies,
  remindMilestones,
  askFollowUps,
  remindReaders,
  settleRewards,
  expireChats,
  forgetClasses,
  closeOrders,
  closeGroups,
  settleGroup,
  closeCode,
  payBack,
  findRefunds,
  releaseShares,
  proveLedgerNightly,
  fetchBills,
  demoNotice,
  sendInvitation,
  sendLetter,
  sendWebhooks,
  sendLtiScores,
  tellLtiPlatform,
];

/** What an older release may have left to do; a process that starts asks for it. */
export const atStart = [readSubtitles, reindexSearch, matchEverybody, keepTalentFacts] as const;
