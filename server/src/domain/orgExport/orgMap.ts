import { and, eq, not } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as abilities from '../../db/schema/ability.ts';
import * as assessments from '../../db/schema/assessment.ts';
import * as attendances from '../../db/schema/attendance.ts';
import * as authoring from '../../db/schema/authoring.ts';
import * as cooperations from '../../db/schema/cooperation.ts';
import * as courses from '../../db/schema/course.ts';
import * as credits from '../../db/schema/credit.ts';
import * as grades from '../../db/schema/grade.ts';
import * as hirings from '../../db/schema/hiring.ts';
import * as importeds from '../../db/schema/importedTalent.ts';
import * as incubations from '../../db/schema/incubation.ts';
import * as integration from '../../db/schema/integration.ts';
import * as leaves from '../../db/schema/leave.ts';
import * as markings from '../../db/schema/marking.ts';
import * as media from '../../db/schema/media.ts';
import * as offers from '../../db/schema/offerLetter.ts';
import * as organizations from '../../db/schema/organization.ts';
import * as papers from '../../db/schema/paper.ts';
import * as programs from '../../db/schema/program.ts';
import * as questions from '../../db/schema/question.ts';
import * as questionAbilities from '../../db/schema/questionAbility.ts';
import * as schools from '../../db/schema/school.ts';
import * as scores from '../../db/schema/score.ts';
import * as seats from '../../db/schema/seat.ts';
import * as shareRules from '../../db/schema/shareRule.ts';
import * as sittings from '../../db/schema/sitting.ts';
import * as checks from '../../db/schema/smartCheck.ts';
import * as cases from '../../db/schema/startCase.ts';
import * as policies from '../../db/schema/startPolicy.ts';
import * as programmes from '../../db/schema/startProgramme.ts';
import * as shows from '../../db/schema/startShow.ts';
import * as study from '../../db/schema/study.ts';
import * as templates from '../../db/schema/talentTemplate.ts';
import * as tasks from '../../db/schema/task.ts';
import * as teaching from '../../db/schema/teaching.ts';
import * as timetables from '../../db/schema/timetable.ts';
import * as trades from '../../db/schema/trade.ts';
import * as trainings from '../../db/schema/training.ts';
import * as trust from '../../db/schema/trust.ts';
import * as users from '../../db/schema/user.ts';
import * as vacancies from '../../db/schema/vacancy.ts';
import { isUnnamed } from '../vacancies/blind.ts';
import { isReachable } from '../vacancies/policies.ts';

/** A table of which an organization owns rows, with what belongs to these rows. */
export interface OrgEntry {
  table: PgTable;
  /** Of a root the number of the organization, of a part the row above it. */
  column: PgColumn;
  /** What the list in the archive calls it. */
  name: string;
  /** Only these of its rows. */
  where?: SQL | undefined;
  /** Columns by their names in the database: secrets, and what belongs to the machinery. */
  hidden?: readonly string[];
  parts?: readonly OrgPart[];
}

export interface OrgPart extends OrgEntry {
  /** What of the row above `column` names. */
  above: PgColumn;
}

type More = Pick<OrgEntry, 'where' | 'hidden' | 'parts'>;

const own = (table: PgTable & { orgNo: PgColumn }, name: string, more: More = {}): OrgEntry => ({
  table,
  column: table.orgNo,
  name,
  ...more,
});

const part = (above: PgColumn, column: PgColumn, name: string, more: More = {}): OrgPart => ({
  table: column.table,
  column,
  above,
  name,
  ...more,
});

/** Of a bank that is shared only what is the organization's, not what its staff keep for themselves. */
const ofOrg = (isOfOrg: PgColumn): More['where'] => eq(isOfOrg, 1);

const { course, courseChapter, coursePeriod, courseware } = courses;
const { courseAudit } = authoring;
const { vacancyApplication, vacancy } = vacancies;

const house: readonly OrgEntry[] = [
  own(users.orgInfo, '单位资料'),
  own(organizations.orgDepartment, '部门'),
  own(organizations.orgMember, '员工'),
  own(users.authRole, '角色'),
  own(organizations.orgInfoAudit, '资料的变更'),
  own(organizations.orgImport, '名单的导入记录', { hidden: ['rows'] }),
  own(integration.apiKey, 'API 密钥', { hidden: ['key_hash'] }),
  own(trust.sysLog, '操作记录'),
  own(trust.storedFile, '上传的图片与文件', { hidden: ['storage_key'] }),
  own(media.mediaFile, '资源库的文件', {
    hidden: ['storage_key', 'source_key', 'segment_key', 'variants', 'pictures'],
  }),
];

const teachingRows: readonly OrgEntry[] = [
  own(course, '课程', {
    parts: [
      part(course.id, courseChapter.courseId, '课程的章'),
      part(course.id, coursePeriod.courseId, '课程的课时'),
      part(course.id, courseware.courseId, '课程的资料'),
    ],
  }),
  own(courseAudit, '编写中的课程', {
    parts: [
      part(courseAudit.id, authoring.courseChapterAudit.courseId, '编写中的章'),
      part(courseAudit.id, authoring.coursePeriodAudit.courseId, '编写中的课时'),
      part(courseAudit.id, authoring.coursewareAudit.courseId, '编写中的资料'),
    ],
  }),
  own(teaching.courseAuth, '课程认证'),
  own(study.certificateTemplate, '证书模板'),
  own(teaching.lecturerJoin, '讲师'),
  own(shareRules.houseShare, '讲师的分成'),
  own(seats.courseSeat, '课程席位'),
  own(programs.program, '学习方案'),
  own(abilities.typicalPosition, '典型岗位', {
    parts: [part(abilities.typicalPosition.id, abilities.typicalPositionAbility.typicalPositionId, '典型岗位的能力')],
  }),
  own(questions.questionFolder, '题库的文件夹'),
  own(questions.question, '题目', {
    where: ofOrg(questions.question.isOfOrg),
    parts: [
      part(questions.question.id, questions.questionVersion.questionId, '题目的各版'),
      part(questions.question.id, questionAbilities.questionAbility.questionId, '题目检验的能力'),
    ],
  }),
  own(papers.paper, '试卷', {
    where: ofOrg(papers.paper.isOfOrg),
    parts: [
      part(papers.paper.id, papers.paperVersion.paperId, '试卷的各版', {
        parts: [
          part(papers.paperVersion.id, papers.paperSection.versionId, '试卷的大题'),
          part(papers.paperVersion.id, papers.paperItem.versionId, '试卷的题'),
        ],
      }),
    ],
  }),
  own(assessments.assessment, '测评', {
    where: ofOrg(assessments.assessment.isOfOrg),
    parts: [
      part(assessments.assessment.id, assessments.assessmentCandidate.assessmentId, '考生'),
      part(assessments.assessment.id, assessments.assessmentStaff.assessmentId, '监考与阅卷的人'),
      part(assessments.assessment.id, sittings.examSitting.assessmentId, '答卷', {
        hidden: ['scratch', 'tab_key'],
        parts: [part(sittings.examSitting.id, markings.examAnswer.sittingId, '答卷的每一题')],
      }),
    ],
  }),
  own(tasks.task, '任务', { where: ofOrg(tasks.task.isOfOrg) }),
];

const school: readonly OrgEntry[] = [
  own(schools.schoolTerm, '学期'),
  own(schools.schoolDay, '校历的日子'),
  own(schools.schoolBell, '作息'),
  own(schools.schoolCampus, '校区'),
  own(schools.schoolRoom, '教室'),
  own(organizations.orgStudent, '学生'),
  own(grades.grade, '班级', { parts: [part(grades.grade.id, grades.gradeStudent.gradeId, '班级的成员')] }),
  own(timetables.offering, '开课', {
    parts: [
      part(timetables.offering.id, timetables.offeringTeacher.offeringId, '开课的老师'),
      part(timetables.offering.id, timetables.offeringGrade.offeringId, '开课的班级'),
      part(timetables.offering.id, timetables.offeringStudent.offeringId, '选课的学生'),
    ],
  }),
  own(timetables.lessonSeries, '排课'),
  own(timetables.lesson, '上课', {
    parts: [
      part(timetables.lesson.id, attendances.attendanceRecord.lessonId, '点名'),
      part(timetables.lesson.id, attendances.attendanceChange.lessonId, '点名的更正'),
    ],
  }),
  own(attendances.attendanceSession, '签到'),
  own(timetables.scheduleChange, '课表的变动'),
  own(timetables.lessonExchange, '换课'),
  own(leaves.leaveRequest, '请假', { parts: [part(leaves.leaveRequest.id, leaves.leaveStep.leaveId, '请假的审批')] }),
  own(scores.scoreSheet, '成绩表', {
    parts: [
      part(scores.scoreSheet.offeringId, scores.scorePart.offeringId, '成绩的组成'),
      part(scores.scoreSheet.offeringId, scores.scoreEntry.offeringId, '成绩'),
    ],
  }),
  own(scores.transcript, '成绩单'),
  own(credits.creditApply, '学分申请', {
    parts: [part(credits.creditApply.id, credits.creditLog.applyId, '学分的审批')],
  }),
  own(credits.creditEntry, '学分账本'),
  own(trainings.trainingProject, '实训', {
    parts: [part(trainings.trainingProject.id, trainings.trainingReport.projectId, '实训的报告')],
  }),
];

/** Who withdrew, took everything back or is still reviewed blind is not in it: the enterprise does not see them either. */
const seenApplicants = and(isReachable, not(isUnnamed));

const hiring: readonly OrgEntry[] = [
  own(vacancy, '职位', {
    parts: [
      part(vacancy.id, vacancies.vacancyAbility.vacancyId, '职位要的能力'),
      part(vacancy.id, vacancies.vacancyTest.vacancyId, '职位请人做的测评'),
    ],
  }),
  own(vacancyApplication, '收到的投递', {
    where: seenApplicants,
    parts: [
      part(vacancyApplication.id, hirings.applicationStep.applicationId, '投递走的路'),
      part(vacancyApplication.id, hirings.applicationNote.applicationId, '投递的备注'),
      part(vacancyApplication.id, hirings.interview.applicationId, '面试', {
        parts: [
          part(hirings.interview.id, hirings.interviewSlot.interviewId, '面试可选的时间'),
          part(hirings.interview.id, hirings.interviewMember.interviewId, '面试的评价'),
        ],
      }),
      part(vacancyApplication.id, offers.offerLetter.applicationId, '录用信'),
    ],
  }),
  own(templates.talentTemplate, '消息模板'),
  own(checks.checkRule, '检测规则'),
  own(importeds.importedTalent, '导入的人', {
    parts: [part(importeds.importedTalent.id, importeds.importedNote.talentId, '导入的人的备注')],
  }),
  own(cooperations.cooperation, '校企合作'),
  { table: cooperations.cooperation, column: cooperations.cooperation.enterpriseNo, name: '与学校的合作' },
  own(cooperations.nomination, '推荐给企业的学员'),
];

const starting: readonly OrgEntry[] = [
  own(incubations.incubationBase, '孵化基地', {
    parts: [part(incubations.incubationBase.id, incubations.basePlace.baseId, '工位与会议室')],
  }),
  own(incubations.incubationTutor, '创业导师'),
  own(policies.startPolicy, '创业政策', {
    parts: [part(policies.startPolicy.id, policies.startPolicyVersion.policyId, '政策的各版')],
  }),
  own(policies.policyAdvocacy, '政策解读'),
  own(programmes.startProgramme, '项目征集', {
    parts: [part(programmes.startProgramme.id, programmes.startProgrammeReader.programmeId, '征集的评阅人')],
  }),
  own(cases.startCase, '典型案例'),
  own(shows.startShow, '路演与大赛', {
    parts: [part(shows.startShow.id, shows.startShowEntry.showId, '上场的项目')],
  }),
];

const business: readonly OrgEntry[] = [
  own(trades.tradeOrder, '卖出的订单'),
  { table: trades.tradeOrder, column: trades.tradeOrder.seatOrgNo, name: '买给本单位的席位订单' },
];

/** Everything that an organization owns, in the order in which people look for it. */
export const orgMap: readonly OrgEntry[] = [...house, ...teachingRows, ...school, ...hiring, ...starting, ...business];
