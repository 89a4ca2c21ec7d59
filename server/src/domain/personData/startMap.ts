import { dataRoomVisitor } from '#contract/fields/dataRoom.ts';
import { milestoneReport, tutorInvitation } from '#contract/fields/incubation.ts';
import { caseKept } from '#contract/fields/startCase.ts';
import * as fields from '#contract/fields/startPolicy.ts';
import { programmeKept } from '#contract/fields/startProgramme.ts';
import { startProject, teamWishKept } from '#contract/fields/startProject.ts';
import * as rooms from '../../db/schema/dataRoom.ts';
import * as incubation from '../../db/schema/incubation.ts';
import * as policies from '../../db/schema/startPolicy.ts';
import * as projects from '../../db/schema/startProject.ts';
import * as shows from '../../db/schema/startShow.ts';
import * as cases from '../../db/schema/startCase.ts';
import * as programmes from '../../db/schema/startProgramme.ts';
import { kept, NOBODY, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in start-up policies and projects (`dataMap.ts`). */
export const starting: readonly DataMapEntry[] = [
  of(policies.startPolicy, policies.startPolicy.authorUserNo, kept),
  of(policies.policyAdvocacy, policies.policyAdvocacy.authorUserNo, kept),
  of(shows.startShow, shows.startShow.authorUserNo, kept),
  of(policies.startPolicyVersion, policies.startPolicyVersion.publisherUserNo, kept),
  of(policies.founderFacts, policies.founderFacts.userNo, {
    name: '创业情况',
    fields: fields.founder,
    merge: [],
    erase: 'delete',
  }),
  of(policies.policyDate, policies.policyDate.userNo, {
    name: '记下的政策截止日期',
    hidden: ['remindedOn'],
    merge: ['policyId'],
    erase: 'delete',
  }),
  // a project is its team's: it stays when somebody's account goes
  of(projects.startProject, projects.startProject.leaderUserNo, {
    name: '负责的创业项目',
    fields: startProject,
    hidden: ['facets'],
    merge: 'move',
    erase: 'keep',
  }),
  of(projects.startProjectMember, projects.startProjectMember.userNo, {
    name: '所在的创业团队',
    hidden: ['inviteUserNo'],
    merge: ['projectId'],
    erase: { words: '', duty: '' },
  }),
  of(projects.startProjectMember, projects.startProjectMember.inviteUserNo, kept),
  // agreed to with one account is not agreed to with another
  of(projects.teamConsent, projects.teamConsent.userNo, {
    name: '愿意被创业团队找到',
    fields: teamWishKept,
    merge: 'drop',
    erase: 'delete',
  }),
  // what was agreed on and paid in an incubation is the team's and its host's
  of(incubation.incubationTutor, incubation.incubationTutor.userNo, {
    name: '担任的创业导师',
    fields: tutorInvitation,
    merge: 'move',
    erase: { topics: '' },
  }),
  of(incubation.roomBooking, incubation.roomBooking.bookerUserNo, kept),
  of(incubation.tutorHour, incubation.tutorHour.bookerUserNo, kept),
  of(incubation.milestone, incubation.milestone.authorUserNo, kept),
  of(incubation.milestoneReport, incubation.milestoneReport.reporterUserNo, {
    name: '交的里程碑报告',
    fields: milestoneReport,
    hidden: ['checkerUserNo'],
    merge: 'move',
    erase: 'keep',
  }),
  of(incubation.milestoneReport, incubation.milestoneReport.checkerUserNo, kept),
  of(incubation.projectCheck, incubation.projectCheck.checkerUserNo, kept),
  of(incubation.incubationFund, incubation.incubationFund.askerUserNo, kept),
  of(incubation.fundReceipt, incubation.fundReceipt.payerUserNo, kept),
  of(incubation.graduateFigures, incubation.graduateFigures.authorUserNo, kept),
  of(rooms.dataRoom, rooms.dataRoom.makerUserNo, kept),
  of(rooms.dataRoomPart, rooms.dataRoomPart.userNo, {
    name: '放进数据室的材料',
    merge: ['roomId'],
    erase: 'delete',
  }),
  of(rooms.dataRoomLook, rooms.dataRoomLook.visitorUserNo, {
    name: '打开过的数据室',
    fields: dataRoomVisitor,
    merge: 'move',
    erase: { visitorName: NOBODY },
  }),
  of(programmes.startProgramme, programmes.startProgramme.authorUserNo, kept),
  of(programmes.startProgrammeReader, programmes.startProgrammeReader.userNo, {
    name: '征集的评阅人',
    fields: programmeKept,
    hidden: ['inviteUserNo'],
    merge: ['programmeId'],
    erase: { words: '' },
  }),
  of(programmes.startProgrammeReader, programmes.startProgrammeReader.inviteUserNo, kept),
  // handed in by the team, and part of the result that is public
  of(programmes.startApplication, programmes.startApplication.userNo, {
    name: '征集申请',
    fields: programmeKept,
    // what readers gave is for the team once the result is public
    hidden: ['snapshot', 'score', 'spread'],
    merge: 'move',
    erase: 'keep',
  }),
  // what was given counts; whoever was merged has read it once
  of(programmes.startReading, programmes.startReading.userNo, {
    name: '征集评阅',
    fields: programmeKept,
    hidden: ['remindedFor'],
    merge: ['applicationId'],
    erase: 'keep',
  }),
  of(cases.startCase, cases.startCase.authorUserNo, kept),
  // without an account nobody agrees to be named; the words are `domain/startCase/personHooks.ts`
  of(cases.startCasePerson, cases.startCasePerson.userNo, {
    name: '写到我的案例',
    fields: caseKept,
    hidden: ['sort'],
    merge: ['caseId'],
    erase: 'delete',
  }),
];
