import { NominationState } from '#contract/rules/cooperation.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as cooperations from '../../db/schema/cooperation.ts';
import * as findables from '../../db/schema/findable.ts';
import * as hirings from '../../db/schema/hiring.ts';
import * as offers from '../../db/schema/offerLetter.ts';
import * as importeds from '../../db/schema/importedTalent.ts';
import * as matches from '../../db/schema/match.ts';
import * as vacancies from '../../db/schema/vacancy.ts';
import * as checks from '../../db/schema/smartCheck.ts';
import * as filters from '../../db/schema/smartFilter.ts';
import * as templates from '../../db/schema/talentTemplate.ts';
import * as twins from '../../db/schema/talentTwin.ts';
import * as searches from '../../db/schema/vacancySearch.ts';
import { byReviewer, kept, NOBODY, of, ownAndGone } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in vacancies and applications (`dataMap.ts`). */
export const hiring: readonly DataMapEntry[] = [
  of(vacancies.vacancy, vacancies.vacancy.authorUserNo, { name: '写的职位', hidden: ['facets'], ...kept }),
  of(vacancies.vacancyAudit, vacancies.vacancyAudit.userNo, kept),
  of(vacancies.vacancyAudit, vacancies.vacancyAudit.auditUserNo, byReviewer),
  of(vacancies.vacancyApplication, vacancies.vacancyApplication.userNo, {
    name: '投递的职位',
    // what recruiters call somebody among themselves is theirs
    hidden: ['replyUserNo', 'tags'],
    merge: ['vacancyId'],
    erase: { resume: {}, note: '', portrait: null, tags: [], applicationState: ApplicationState.withdrawn },
  }),
  of(vacancies.vacancyApplication, vacancies.vacancyApplication.replyUserNo, byReviewer),
  of(hirings.applicationStep, hirings.applicationStep.actorUserNo, byReviewer),
  // written about somebody, gone with the account; the writer's share is the record of the enterprise
  of(hirings.applicationNote, hirings.applicationNote.userNo, ownAndGone),
  of(hirings.applicationNote, hirings.applicationNote.authorUserNo, kept),
  of(hirings.talentLook, hirings.talentLook.userNo, {
    name: '谁看过我',
    hidden: ['lookerUserNo'],
    merge: ['vacancyId', 'lookerUserNo', 'lookPart', 'lookDay'],
    erase: 'delete',
  }),
  of(hirings.talentLook, hirings.talentLook.lookerUserNo, kept),
  of(hirings.interview, hirings.interview.userNo, {
    name: '我的面试',
    hidden: ['inviteUserNo', 'remindedAt'],
    merge: 'move',
    erase: { answerText: '', words: '', feedback: '' },
  }),
  of(hirings.interview, hirings.interview.inviteUserNo, kept),
  of(offers.offerLetter, offers.offerLetter.userNo, {
    name: '收到的录用信',
    hidden: ['authorUserNo'],
    merge: 'move',
    erase: { holderName: NOBODY, words: '', answerText: '' },
  }),
  of(offers.offerLetter, offers.offerLetter.authorUserNo, kept),
  of(hirings.interviewMember, hirings.interviewMember.userNo, {
    name: '我写的面试评价',
    merge: ['interviewId'],
    erase: 'keep',
  }),
  of(matches.vacancyMatch, matches.vacancyMatch.userNo, { name: '推荐的职位', merge: 'drop', erase: 'delete' }),
  of(matches.matchPerson, matches.matchPerson.userNo, {
    name: '匹配用到的资料',
    hidden: ['keys', 'staleSince'],
    merge: 'drop',
    erase: 'delete',
  }),
  of(matches.matchDismissal, matches.matchDismissal.userNo, {
    name: '不感兴趣的职位',
    merge: ['vacancyId'],
    erase: 'delete',
  }),
  of(searches.vacancySearch, searches.vacancySearch.userNo, {
    name: '保存的职位查找',
    hidden: ['facets', 'hasNews'],
    merge: ['conditions'],
    erase: 'delete',
  }),
  // made of what was handed over, and as long as it can be seen
  of(filters.talentFact, filters.talentFact.userNo, {
    name: '投递里供企业筛选的资料',
    hidden: ['keys'],
    merge: 'move',
    erase: 'delete',
  }),
  of(filters.talentSearch, filters.talentSearch.userNo, {
    name: '保存的候选人筛选',
    merge: ['orgNo', 'conditions'],
    erase: 'delete',
  }),
  of(checks.checkResult, checks.checkResult.userNo, {
    name: '自动检测的结果',
    hidden: ['ruleId'],
    merge: 'move',
    erase: 'delete',
  }),
  of(checks.checkRule, checks.checkRule.authorUserNo, kept),
  of(templates.talentTemplate, templates.talentTemplate.authorUserNo, kept),
  // whom an enterprise takes for whom is its own thought; two accounts that became one are nobody's twins
  of(twins.talentTwin, twins.talentTwin.lowUserNo, { merge: 'drop', erase: 'delete' }),
  of(twins.talentTwin, twins.talentTwin.highUserNo, { merge: 'drop', erase: 'delete' }),
  of(twins.talentTwin, twins.talentTwin.actorUserNo, byReviewer),
  // agreed to with one account is not agreed to with another
  of(findables.talentConsent, findables.talentConsent.userNo, {
    name: '愿意被企业找到',
    merge: 'drop',
    erase: 'delete',
  }),
  of(findables.schoolConsent, findables.schoolConsent.userNo, {
    name: '愿意让学校看到匹配度',
    merge: 'drop',
    erase: 'delete',
  }),
  of(findables.talentBlock, findables.talentBlock.userNo, { name: '屏蔽的企业', merge: ['orgNo'], erase: 'delete' }),
  of(findables.talentInvite, findables.talentInvite.userNo, {
    name: '企业的邀请',
    hidden: ['senderUserNo'],
    merge: ['vacancyId'],
    erase: 'delete',
  }),
  of(findables.talentInvite, findables.talentInvite.senderUserNo, kept),
  // whom an enterprise brought in has no account; the recruiter's share is the record of the enterprise
  of(importeds.talentImport, importeds.talentImport.userNo, kept),
  of(importeds.importedTalent, importeds.importedTalent.importerUserNo, kept),
  of(importeds.importedNote, importeds.importedNote.authorUserNo, kept),
  of(cooperations.cooperation, cooperations.cooperation.inviteUserNo, kept),
  of(cooperations.cooperation, cooperations.cooperation.answerUserNo, byReviewer),
  of(cooperations.cooperation, cooperations.cooperation.endUserNo, byReviewer),
  // what a school said of somebody goes with the account, and the enterprise sees them no more
  of(cooperations.nomination, cooperations.nomination.userNo, {
    name: '学校的推荐',
    hidden: ['replyUserNo', 'senderUserNo'],
    merge: ['vacancyId', 'orgNo'],
    erase: {
      studentName: NOBODY,
      className: '',
      words: '',
      learnerText: '',
      nominationState: NominationState.takenBack,
    },
  }),
  of(cooperations.nomination, cooperations.nomination.senderUserNo, kept),
  of(cooperations.nomination, cooperations.nomination.replyUserNo, byReviewer),
];
