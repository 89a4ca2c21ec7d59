import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OwnedKind } from '#contract/rules/idKinds.ts';
import type { Db } from '#server/db/client.ts';
import { makeOrg } from '#seed/make/org.ts';
import { openSession } from '#server/domain/session/session.ts';
import { call, callPerson } from '#server/db/schema/call.ts';
import { chatMessage, conversation, conversationMember } from '#server/db/schema/chat.ts';
import { courseComment } from '#server/db/schema/comment.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import * as grades from '#server/db/schema/grade.ts';
import * as organization from '#server/db/schema/organization.ts';
import * as media from '#server/db/schema/media.ts';
import { lecturer } from '#server/db/schema/people.ts';
import * as profile from '#server/db/schema/profile.ts';
import * as study from '#server/db/schema/study.ts';
import { courseReview } from '#server/db/schema/authoring.ts';
import { transcript } from '#server/db/schema/score.ts';
import { offering, offeringTeacher } from '#server/db/schema/timetable.ts';
import { creditApply } from '#server/db/schema/credit.ts';
import { courseAuth, lecturerJoin } from '#server/db/schema/teaching.ts';
import { userAccusation } from '#server/db/schema/system.ts';
import * as trust from '#server/db/schema/trust.ts';
import { mediaShare } from '#server/db/schema/upload.ts';
import { authRole, session, userIdentity } from '#server/db/schema/user.ts';
import { makeTwins } from '#server/domain/authoring/twins.ts';
import { enrol, makeLessons } from '../courses.ts';
import type { TestApp } from '../testApp.ts';
import { makeAssessmentRows } from './assessmentRows.ts';
import { makeBlogRows, makeQuesRows } from './blogRows.ts';
import { makeSchoolRows } from './schoolRows.ts';
import { makeTrainingRows } from './trainingRows.ts';
import { makeSaleRow } from './saleRows.ts';
import { makeTradeRow } from './tradeRows.ts';
import { makeTrustRows } from './trustRows.ts';
import { makeVacancyRows } from './vacancyRows.ts';
import { makePlan } from './planRow.ts';
import { makeProgramRows } from './programRows.ts';

const NOW = '2026-11-21 10:00:00';

/**
 * Everything that belongs to a school, to one of its people and to an enterprise, a row of each kind. Texts carry the tag, so that an
 * answer with any of it is known by it.
 * @returns by kind, what a call names the row with
 */
export async function makeSide(t: TestApp, tag: string): Promise<Side> {
  const { db } = t.database;
  const orgNo = await makeOrg(db, { orgType: 4, orgName: `${tag}学校`, contactName: `${tag}联系人` });
  const owner = await t.person({ nickname: `${tag}本人`, idCardName: `${tag}本人`, identities: [{ userType: 2 }] });
  const staff = await t.person({ userType: 4, orgNo, nickname: `${tag}员工`, idCardName: `${tag}员工` });
  const { userNo } = owner;
  const insert = async (table: PgTable, values: object): Promise<string> => {
    const [row] = await db.insert(table).values(values).returning();
    return (row as { id: string }).id;
  };
  const orgLecturer = await insert(lecturer, { lecturerUserNo: userNo, lecturerName: `${tag}讲师`, orgNo });
  const join = { orgNo, lecturerName: `${tag}讲师`, submitTime: NOW };
  const made = await makeLessons(db, [60], {
    courseName: `${tag}课程`,
    lecturerUserNo: userNo,
    orgNo,
    ratingSum: 5,
    ratingCount: 1,
  });
  await makeTwins(db);
  await enrol(db, { userNo, courseId: made.courseId });
  const { courseId } = made;
  const [periodId] = made.periodIds;
  const [lesson] = await db.select().from(coursePeriod).where(eq(coursePeriod.id, periodId!));
  const sitting = { userNo, courseId, periodId, startedAt: NOW, lastAt: NOW };
  const sittingId = await insert(study.studySitting, {
    ...sitting,
    sittingKey: tag,
    refusedSpans: '{[0,9)}',
    refused: 9,
    seconds: 9,
  });
  const plant = async (departName: string) => {
    const id = await insert(organization.orgDepartment, { orgNo, path: '/', departName });
    await db
      .update(organization.orgDepartment)
      .set({ path: `/${id}/` })
      .where(eq(organization.orgDepartment.id, id));
    return id;
  };
  const [department, otherDepartment] = [await plant(`${tag}部门`), await plant(`${tag}另一部门`)];
  const [member] = await db
    .select({ id: organization.orgMember.id })
    .from(organization.orgMember)
    .where(and(eq(organization.orgMember.orgNo, orgNo), eq(organization.orgMember.userNo, staff.userNo)));
  const [identity] = await db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .where(and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, 2)));
  const given = { userNo, identityId: identity!.id, terminalType: 2, ttlSeconds: 9e6, ip: '', userAgent: tag };
  await openSession(db, given, new Date());
  const asLecturer = await openSession(db, { ...given, terminalType: 3, userAgent: '' }, new Date());
  const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
  const firmNo = await makeOrg(db, { orgType: 5, orgName: `${tag}企业`, contactName: `${tag}联系人` });
  const recruiter = await t.person({ userType: 5, orgNo: firmNo, isAdmin: true });
  const [opened] = await db.select({ id: session.id }).from(session).where(eq(session.userAgent, tag));
  const mediaFolder = await insert(media.mediaFolder, { userNo, folderName: `${tag}文件夹` });
  const mediaFile = await insert(media.mediaFile, {
    userNo,
    fileName: `${tag}讲义.pdf`,
    fileType: 7,
    contentType: 'application/pdf',
    storageKey: `test/${orgNo}.pdf`,
    fileSize: '9',
    folderId: mediaFolder,
  });
  const msgId = await insert(trust.msg, { msgTitle: `${tag}消息` });
  const house = await makeSchoolRows(insert, { tag, orgNo, userNo: staff.userNo, learnerNo: userNo });
  const { grade } = house.rows;
  const joined = { gradeId: grade, joinedAt: NOW };
  await insert(grades.gradeStudent, { ...joined, userNo, isAdmin: 1 });
  const classmate = await t.person({ nickname: `${tag}同学` });
  const taughtOffering = await makeTaught(db, { orgNo, termId: house.rows.schoolTerm, tag, userNo });
  const asking = { gradeId: grade, note: `${tag}申请`, submitTime: NOW };
  const conversationId = await insert(conversation, {
    conversationKind: 2,
    title: `${tag}群`,
    notice: `${tag}公告`,
    lastSeq: 1,
    countedTotal: 1,
    countMembers: 1,
    lastTime: NOW,
  });
  await insert(conversationMember, { conversationId, userNo, chatRole: 1, joinedAt: NOW, ownTotal: 1 });
  const said = { conversationId, senderUserNo: userNo, seq: 1, counted: 1, messageType: 1, gmtCreate: NOW };
  const callId = await insert(call, { conversationId, callType: 1, callState: 3, callerUserNo: userNo });
  await insert(callPerson, { callId, userNo, callPersonState: 7, rungAt: NOW });
  const own = { userNo, title: `${tag}内容` };
  const written = { gmtCreate: NOW, gmtModified: NOW, position: 0 };
  const ownNote = { userNo, noteKey: 'note-one', revision: 'revision-one', ...written };
  await insert(userAccusation, { userNo, accusationType: 'bug', content: `${tag}反馈` });
  return {
    tag,
    mobiles: [owner.mobile, staff.mobile],
    tokens: [owner.token, asLecturer, admin.token, recruiter.token],
    userNo,
    others: { department: otherDepartment, ...house.others },
    rows: {
      ...house.rows,
      ...(await makeAssessmentRows(db, insert, { tag, userNo, orgNo, gradeId: grade, classmateNo: classmate.userNo })),
      ...(await makeVacancyRows(db, insert, { tag, schoolNo: orgNo, orgNo: firmNo, userNo })),
      ...(await makeTradeRow(db, { tag, userNo, orgNo, courseId: made.courseId })),
      ...(await makeSaleRow(db, { tag, orgNo, userNo, buyerNo: classmate.userNo, courseId: made.courseId })),
      organization: orgNo,
      ...(await makeBlogRows(insert, { tag, userNo })),
      ...(await makeQuesRows(insert, { tag, userNo })),
      ...(await makePlan(db, { tag, userNo, orgNo })),
      ...(await makeProgramRows(insert, { tag, userNo, orgNo })),
      call: callId,
      conversation: conversationId,
      chatMessage: await insert(chatMessage, { ...said, text: `${tag}消息` }),
      staffUser: staff.userNo,
      scoredStudent: userNo,
      transcript: await insert(transcript, {
        transcriptNo: `${tag}成绩单`,
        userNo,
        orgNo,
        holderName: tag,
        issuedAt: NOW,
        snapshot: {
          schoolName: tag,
          studentNumber: '',
          className: '',
          major: '',
          terms: [],
          credits: [],
          average: null,
          earned: 0,
        },
      }),
      taughtOffering,
      ...(await makeTrainingRows(insert, {
        tag,
        orgNo,
        userNo,
        classmateNo: classmate.userNo,
        offeringId: taughtOffering,
      })),
      course: courseId,
      period: periodId!,
      orgLecturer,
      courseAuth: await insert(courseAuth, {
        orgNo,
        courseId,
        hours: 8,
        validFrom: '2026-01-01',
        remark: `${tag}认证`,
      }),
      creditApply: await insert(creditApply, {
        userNo,
        orgNo,
        courseId,
        subjectName: `${tag}学分课`,
        credit: 20,
        hours: 8,
        evidence: `${tag}学分说明`,
        submitTime: NOW,
      }),
      courseReview: await insert(courseReview, {
        courseId,
        orgNo,
        submitUserNo: userNo,
        submitTime: NOW,
        submitNote: `${tag}说明`,
      }),
      lecturerJoin: await insert(lecturerJoin, { ...join, mobile: '13700000000', isInvitation: 1 }),
      lecturerInvitation: await insert(lecturerJoin, { ...join, mobile: owner.mobile, isInvitation: 1 }),
      lecturerAsking: await insert(lecturerJoin, { ...join, userNo, isInvitation: 0 }),
      ...(await makeTrustRows(db, insert, { tag, orgNo, staffNo: staff.userNo, userNo })),
      draft: courseId,
      draftChapter: lesson!.chapterId,
      draftPeriod: periodId!,
      sitting: sittingId,
      department,
      member: member!.id,
      identity: identity!.id,
      session: opened!.id,
      invitation: await insert(organization.orgMember, {
        orgNo,
        memberName: `${tag}受邀`,
        mobile: owner.mobile,
        memberStatus: 3,
      }),
      memberImport: await insert(organization.orgImport, {
        orgNo,
        userNo: staff.userNo,
        kind: 'member',
        fileName: `${tag}.xlsx`,
        rows: [badRow(tag)],
        totalCount: 1,
        badCount: 1,
      }),
      studentImport: await insert(organization.orgImport, {
        orgNo,
        userNo: staff.userNo,
        kind: 'student',
        fileName: `${tag}名单.xlsx`,
        rows: [badStudent(tag)],
        totalCount: 1,
        badCount: 1,
      }),
      student: await insert(organization.orgStudent, {
        orgNo,
        userNo,
        studentName: `${tag}学生`,
        studentNumber: tag,
        bindStatus: 2,
      }),
      rosterStudent: await insert(organization.orgStudent, {
        orgNo,
        studentName: `${tag}新生`,
        studentNumber: `${tag}2`,
      }),
      teacher: (await t.person({ userType: 2, orgNo, nickname: `${tag}教师` })).userNo,
      role: await insert(authRole, { orgNo, userType: 4, roleName: `${tag}角色` }),
      log: await insert(trust.sysLog, {
        orgNo,
        userNo,
        userType: 4,
        gmtCreate: NOW,
        operation: `${tag}操作`,
        path: '/',
        content: {},
      }),
      gradeMember: await insert(grades.gradeStudent, { ...joined, userNo: classmate.userNo }),
      gradeApply: await insert(grades.gradeApply, { ...asking, userNo: staff.userNo }),
      gradeAsking: await insert(grades.gradeApply, { ...asking, userNo }),
      gradeNotice: await insert(grades.gradeNotice, {
        gradeId: grade,
        userNo,
        title: `${tag}公告`,
        content: `${tag}公告的内容`,
      }),
      gradeFile: await insert(grades.gradeFile, { gradeId: grade, mediaId: mediaFile, userNo }),
      comment: await insert(courseComment, { courseId, userNo, commentText: `${tag}评价`, star: 5 }),
      mediaFolder,
      mediaFile,
      mediaShare: await insert(mediaShare, {
        mediaId: mediaFile,
        userNo,
        token: tag,
        expiresAt: '2036-01-01 00:00:00',
      }),
      certificateTemplate: await insert(study.certificateTemplate, {
        orgNo,
        templateName: `${tag}模板`,
        title: '结业证书',
        body: '{姓名}学完《{课程}》',
        ground: 1,
        colour: 1,
      }),
      certificate: await insert(study.certificate, {
        certificateNo: `${tag}证书`,
        userNo,
        courseId,
        holderName: tag,
        courseName: tag,
        issuedAt: NOW,
      }),
      dispute: await insert(study.ledgerDispute, { userNo, courseId, sittingId, reason: `${tag}异议` }),
      note: await insert(study.periodNote, { ...ownNote, courseId, periodId: periodId!, content: `${tag}笔记` }),
      message: await insert(trust.msgUser, { msgId, userNo }),
      education: await insert(profile.userEducation, { userNo, schoolName: `${tag}学校` }),
      work: await insert(profile.userWork, { userNo, companyName: `${tag}公司` }),
      expectedJob: await insert(profile.userExpectedJob, { userNo, jobTypeCode: tag }),
      news: await insert(profile.userNews, own),
      project: await insert(profile.userProject, { userNo, projectName: `${tag}项目` }),
      workSet: await insert(profile.userWorkSet, { ...own, isPublic: 0 }),
      research: await insert(profile.userResearch, own),
    },
  };
}

const badRow = (memberName: string) => ({
  row: 2,
  memberName,
  mobile: '1',
  departName: '',
  jobNumber: '',
  post: '',
  roleNames: '',
  departmentId: null,
  roleIds: [],
  userNo: null,
  issues: [{ column: '手机号', reason: '不是 11 位' }],
});

const badStudent = (studentName: string) => ({
  row: 2,
  studentName,
  studentNumber: '',
  departName: '',
  major: '',
  className: '',
  entryYear: '',
  departmentId: null,
  issues: [{ column: '学号', reason: '没有填' }],
});

export interface Side {
  tag: string;
  mobiles: string[];
  /** Of the person as learner and as lecturer, of the school's administrator, and of their enterprise's. */
  tokens: string[];
  /** What names a row of each kind, and what names another one where a call takes two. */
  rows: Record<OwnedKind, string>;
  others: Partial<Record<OwnedKind, string>>;
  userNo: string;
}

/** Tables in which a stranger's call may change nothing of a side: by organization, and by person. */
const ofOrg =
  'org_department org_member org_import org_student org_info_audit auth_role org_info course_auth course_review lecturer_join lecturer school_term school_day school_bell school_campus school_room grade offering attendance_session leave_request score_sheet training_project api_key'.split(
    ' ',
  );
const ofPerson =
  'training_report score_appeal credit_apply credit_entry transcript user_identity user_session user_education user_work user_expected_job user_news user_project user_work_set user_research user_account user_ext course_comment certificate ledger_dispute study_sitting period_note msg_user user_accusation user_course media_file media_folder media_share'.split(
    ' ',
  );

/** All that a side has, as one text: the same before and after what strangers tried. */
export async function stateOf({ database: { db } }: TestApp, { rows, userNo }: Side): Promise<string> {
  const part = (table: string, where: string) =>
    `select '${table}' as name, coalesce(md5(string_agg(to_jsonb(r)::text, '' order by to_jsonb(r)::text)), '') as hash from ${table} r where ${where}`;
  const people = `user_no in (${userNo}, ${rows.staffUser})`;
  const parts = [
    ...ofOrg.map((table) => part(table, `org_no = ${rows.organization}`)),
    ...ofPerson.map((table) => part(table, people)),
    // nor can others let themselves in
    part('user_identity', `org_no = ${rows.organization} or role_id = ${rows.role}`),
    part('org_member', `department_id = ${rows.department} or ${rows.role} = any(invited_role_ids)`),
    ...['grade_student', 'grade_apply', 'grade_notice', 'grade_file'].map((table) =>
      part(table, `grade_id = ${rows.grade}`),
    ),
    part('org_student', `department_id = ${rows.department}`),
    part('leave_step', `leave_id = ${rows.leave}`),
    part('attendance_record', `lesson_id in (select id from lesson where org_no = ${rows.organization})`),
    part('org_department', `parent_id = ${rows.department} or path like '%/${rows.department}/%'`),
  ];
  const { rows: hashes } = await db.execute<{ name: string; hash: string }>(sql.raw(parts.join(' union all ')));
  return hashes.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

/** An offering that the person teaches as a lecturer. */
async function makeTaught(db: Db, of: { orgNo: string; termId: string; tag: string; userNo: string }): Promise<string> {
  const { tag, userNo, ...facts } = of;
  const [row] = await db
    .insert(offering)
    .values({ ...facts, offeringName: `${tag}选修`, credit: 20 })
    .returning({ id: offering.id });
  await db.insert(offeringTeacher).values({ offeringId: row!.id, userNo });
  return row!.id;
}
