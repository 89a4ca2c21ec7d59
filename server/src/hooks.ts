import { nodeChoices } from './domain/authoring/nodeChoice.ts';
import { abilityMergeHooks, courseRaiseHooks } from './domain/abilities/hooks.ts';
import { courseAbilities } from './domain/abilities/ofCourses.ts';
import { callRooms } from './domain/calls/callRooms.ts';
import { roomKinds } from './domain/calls/rooms.ts';
import { cardPrices } from './domain/catalogue/hooks.ts';
import { certificateHooks } from './domain/certificate/personHooks.ts';
import { chatWatcher } from './domain/chat/inStep.ts';
import { keepHiringInStep } from './domain/chat/keepHiring.ts';
import { chatHooks } from './domain/chat/personHooks.ts';
import { reportedLines } from './domain/chat/report.ts';
import { commentHooks } from './domain/comments/personHooks.ts';
import { communityHooks } from './domain/community/personHooks.ts';
import { assessmentChoice } from './domain/courseNodes/choose.ts';
import { toolChoice } from './domain/ltiTools/links.ts';
import { fileHooks } from './domain/files/personHooks.ts';
import { liveRooms } from './domain/live/liveRooms.ts';
import { liveHooks } from './domain/live/personHooks.ts';
import { liveLines } from './domain/live/report.ts';
import { mediaUploadHooks } from './domain/media/uploadHooks.ts';
import { gradeWatchers } from './domain/grades/hooks.ts';
import { courseRaisesChanged, matchAbilities, matchHooks, testMarksChanged } from './domain/match/follow.ts';
import { personChanged, vacanciesChanged } from './domain/match/keep.ts';
import { profileHooks } from './domain/profile/changed.ts';
import { portraitAbilities } from './domain/profile/itemVisibility.ts';
import { vacanciesReleased } from './domain/vacancySearch/released.ts';
import { checkApplication } from './domain/smartCheck/run.ts';
import { marksToCheck } from './domain/smartCheck/testMarks.ts';
import { applicationHooks } from './domain/vacancies/applied.ts';
import { factsChanged } from './domain/vacancies/keepTalentFacts.ts';
import { vacancyHooks } from './domain/vacancies/moved.ts';
import { applicationWatchers } from './domain/vacancies/watchers.ts';
import { releasedHooks } from './domain/marking/releasedHooks.ts';
import { programAbilities } from './domain/programs/abilityMerge.ts';
import { courseFinished, testReleased } from './domain/programs/refresh.ts';
import { evidenceHooks, finishedHooks } from './domain/study/finished.ts';
import { rememberErrors } from './domain/practice/errors.ts';
import { gradeHooks } from './domain/grades/personHooks.ts';
import { messageHooks } from './domain/messages/personHooks.ts';
import { followHooks } from './domain/people/personHooks.ts';
import { pricesRunning } from './domain/promotion/running.ts';
import { questionAbilities } from './domain/questions/abilities.ts';
import { personHooks } from './domain/personData/hooks.ts';
import { realNameHooks } from './domain/realName/personHooks.ts';
import { spaceHooks } from './domain/space/personHooks.ts';
import { typicalPlanAbilities } from './domain/typicalPlans/abilityMerge.ts';
import { namedTestHooks } from './domain/typicalPlans/hooks.ts';
import { feeChecks } from './domain/bills/feeChecks.ts';
import { deliveryChecks } from './domain/ledger/hooks.ts';
import { groupChecks } from './domain/trade/groupChecks.ts';
import { commissionChecks } from './domain/trade/commissionChecks.ts';
import { pointChecks } from './domain/trade/pointChecks.ts';
import { invoiceChecks } from './domain/trade/invoiceChecks.ts';
import { refundChecks } from './domain/trade/refundChecks.ts';
import { undelivered } from './domain/trade/products/delivered.ts';
import { uploadHooks } from './domain/uploads/hooks.ts';
import { tradeHooks } from './domain/trade/personHooks.ts';
import { walletHooks } from './domain/wallet/personHooks.ts';
import { caseHooks } from './domain/startCase/personHooks.ts';
import { startRoleAbilities } from './domain/startProject/abilityMerge.ts';
import { signInHooks } from './domain/signIn/personHooks.ts';
import { studyHooks } from './domain/study/personHooks.ts';

/** Fills what lower areas leave open for higher ones, which they must not import. */
export function registerHooks(): void {
  personHooks.register([
    caseHooks,
    certificateHooks,
    chatHooks,
    commentHooks,
    communityHooks,
    fileHooks,
    followHooks,
    gradeHooks,
    liveHooks,
    matchHooks,
    messageHooks,
    realNameHooks,
    signInHooks,
    spaceHooks,
    studyHooks,
    tradeHooks,
    walletHooks,
  ]);
  abilityMergeHooks.register([
    courseAbilities,
    questionAbilities,
    typicalPlanAbilities,
    programAbilities,
    matchAbilities,
    portraitAbilities,
    startRoleAbilities,
  ]);
  courseRaiseHooks.register([courseRaisesChanged]);
  cardPrices.register([pricesRunning]);
  evidenceHooks.register([personChanged]);
  profileHooks.register([personChanged]);
  vacancyHooks.register([vacanciesReleased, vacanciesChanged, factsChanged]);
  applicationHooks.register([checkApplication]);
  finishedHooks.register([courseFinished]);
  nodeChoices.register([assessmentChoice, toolChoice]);
  namedTestHooks.register([testMarksChanged]);
  releasedHooks.register([rememberErrors, testReleased, testMarksChanged, marksToCheck]);
  roomKinds.register([callRooms, liveRooms]);
  reportedLines.register([liveLines]);
  deliveryChecks.register([
    ...undelivered,
    ...refundChecks,
    ...invoiceChecks,
    ...groupChecks,
    ...pointChecks,
    ...commissionChecks,
    ...feeChecks,
  ]);
  uploadHooks.register([mediaUploadHooks]);
  gradeWatchers.register([chatWatcher]);
  applicationWatchers.register([keepHiringInStep]);
}
