import { apiKeyKept } from '#contract/fields/apiKey.ts';
import { consentKept } from '#contract/fields/consent.ts';
import * as liveFields from '#contract/fields/live.ts';
import * as resumeFields from '#contract/fields/resume.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { abilityVisibility } from '../../db/schema/abilityVisibility.ts';
import * as authoring from '../../db/schema/authoring.ts';
import * as consents from '../../db/schema/consent.ts';
import * as comments from '../../db/schema/comment.ts';
import * as courses from '../../db/schema/course.ts';
import * as integration from '../../db/schema/integration.ts';
import * as live from '../../db/schema/live.ts';
import * as ltiScores from '../../db/schema/ltiScore.ts';
import { ltiToolLink } from '../../db/schema/ltiTool.ts';
import * as media from '../../db/schema/media.ts';
import * as orgExports from '../../db/schema/orgExport.ts';
import * as organizations from '../../db/schema/organization.ts';
import * as people from '../../db/schema/people.ts';
import * as profile from '../../db/schema/profile.ts';
import * as study from '../../db/schema/study.ts';
import * as system from '../../db/schema/system.ts';
import * as teaching from '../../db/schema/teaching.ts';
import * as uploads from '../../db/schema/upload.ts';
import * as trust from '../../db/schema/trust.ts';
import * as users from '../../db/schema/user.ts';
import { assessing } from './assessmentMap.ts';
import { chatting } from './chatMap.ts';
import { teachingLive } from './liveMap.ts';
import { communing } from './communityMap.ts';
import { school } from './schoolMap.ts';
import { trading } from './tradeMap.ts';
import { hiring } from './hiringMap.ts';
import { starting } from './startMap.ts';
import { byReviewer, kept, NOBODY, of, ownAndGone } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

const account: DataMapEntry[] = [
  of(users.user, users.user.userNo, {
    name: '账号',
    hidden: ['passwordHash'],
    merge: 'own',
    erase: { mobile: null, email: null, passwordHash: '', statusId: RowState.disabled },
  }),
  of(users.user, users.user.referredBy, { merge: 'move', erase: 'keep' }),
  of(users.userExt, users.userExt.userNo, {
    name: '账户资料',
    merge: 'stay',
    erase: {
      nickname: NOBODY,
      idCardName: '',
      headImgUrl: '',
      sex: 3,
      age: null,
      remark: '',
      isRecommended: 0,
      interests: [],
    },
  }),
  of(users.userIdentity, users.userIdentity.userNo, {
    name: '身份',
    merge: 'own',
    erase: { statusId: RowState.disabled, jobNumber: null },
  }),
  of(users.session, users.session.userNo, {
    name: '登录的设备',
    hidden: ['tokenHash', 'wroteAt'],
    merge: 'own',
    erase: 'delete',
  }),
  // the program of an account that goes calls no more
  of(integration.apiKey, integration.apiKey.userNo, {
    name: 'API 密钥',
    fields: apiKeyKept,
    hidden: ['keyHash', 'identityId'],
    merge: 'drop',
    erase: 'delete',
  }),
  of(users.loginLog, users.loginLog.userNo, { name: '登录记录', ...ownAndGone }),
  of(users.oauthBinding, users.oauthBinding.userNo, { name: '第三方账号', merge: ['source'], erase: 'delete' }),
  of(trust.realName, trust.realName.userNo, {
    name: '实名认证',
    hidden: ['nameCipher', 'numberCipher', 'numberHash', 'auditUserNo'],
    merge: 'drop',
    erase: 'delete',
  }),
  // that somebody agreed has to be shown later too
  of(consents.consentLog, consents.consentLog.userNo, {
    name: '同意的记录',
    fields: consentKept,
    hidden: ['textId'],
    merge: 'move',
    erase: { ip: '' },
  }),
  of(trust.accountDeletion, trust.accountDeletion.userNo, { name: '注销申请', merge: 'stay', erase: { reason: '' } }),
  // erase.ts does it: what an organization or the site shows is theirs
  of(trust.storedFile, trust.storedFile.userNo, { name: '上传的文件', hidden: ['storageKey'], ...kept }),
  of(trust.sysLog, trust.sysLog.userNo, {
    name: '操作日志',
    hidden: ['before', 'after'],
    merge: 'stay',
    erase: 'keep',
  }),
  of(trust.msgUser, trust.msgUser.userNo, { name: '消息', merge: ['msgId'], erase: 'delete' }),
];

const resume: DataMapEntry[] = [
  of(profile.userBase, profile.userBase.userNo, { name: '档案', merge: [], erase: 'delete' }),
  of(abilityVisibility, abilityVisibility.userNo, { name: '能力项给谁看', merge: ['abilityId'], erase: 'delete' }),
  of(profile.userEducation, profile.userEducation.userNo, {
    name: '教育经历',
    fields: resumeFields.education,
    ...ownAndGone,
  }),
  of(profile.userWork, profile.userWork.userNo, { name: '工作经历', fields: resumeFields.work, ...ownAndGone }),
  of(profile.userExpectedJob, profile.userExpectedJob.userNo, {
    name: '求职意向',
    fields: resumeFields.expectedJob,
    ...ownAndGone,
  }),
  of(profile.userNews, profile.userNews.userNo, { name: '动态', fields: resumeFields.news, ...ownAndGone }),
  of(profile.userProject, profile.userProject.userNo, {
    name: '项目经历',
    fields: resumeFields.project,
    ...ownAndGone,
  }),
  of(profile.userWorkSet, profile.userWorkSet.userNo, { name: '作品集', fields: resumeFields.workSet, ...ownAndGone }),
  of(profile.userResearch, profile.userResearch.userNo, {
    name: '教研成果',
    fields: resumeFields.research,
    ...ownAndGone,
  }),
];

const learning: DataMapEntry[] = [
  of(study.userCourse, study.userCourse.userNo, { name: '我的课程', merge: ['courseId'], erase: 'keep' }),
  of(study.userPeriod, study.userPeriod.userNo, { name: '学习进度', merge: ['periodId'], erase: 'keep' }),
  of(ltiScores.ltiSubject, ltiScores.ltiSubject.userNo, {
    name: '外部工具里的代号',
    merge: ['toolId'],
    erase: 'delete',
  }),
  of(ltiScores.ltiToolScore, ltiScores.ltiToolScore.userNo, {
    name: '外部工具的成绩',
    merge: ['periodId'],
    erase: 'delete',
  }),
  of(ltiToolLink, ltiToolLink.userNo, { ...kept }),
  of(study.scormState, study.scormState.userNo, {
    name: '课件包的学习状态',
    hidden: ['suspendData', 'cmi'],
    merge: ['periodId', 'itemKey'],
    erase: 'delete',
  }),
  of(study.studySitting, study.studySitting.userNo, {
    name: '学习记录',
    merge: ['periodId', 'sittingKey'],
    erase: { device: '', ip: '' },
  }),
  of(study.studyClock, study.studyClock.userNo, { merge: [], erase: 'keep' }),
  of(study.periodNote, study.periodNote.userNo, {
    name: '学习笔记',
    hidden: ['noteKey', 'revision'],
    merge: ['noteKey'],
    erase: 'delete',
  }),
  of(study.ledgerDispute, study.ledgerDispute.userNo, { name: '学习异议', merge: ['sittingId'], erase: 'keep' }),
  of(study.ledgerDispute, study.ledgerDispute.auditUserNo, byReviewer),
  of(study.learnReminder, study.learnReminder.userNo, {
    name: '学习提醒',
    merge: ['courseId', 'remindedOn'],
    erase: 'delete',
  }),
  of(study.learnReminder, study.learnReminder.senderUserNo, kept),
  // one of the same course stays with the old number, because its printed number is out in the world
  of(study.certificate, study.certificate.userNo, {
    name: '证书',
    hidden: ['design'],
    merge: 'own',
    erase: { holderName: NOBODY },
  }),
  of(study.certificateWaiting, study.certificateWaiting.userNo, {
    name: '等着填写姓名的证书',
    merge: ['courseId'],
    erase: 'delete',
  }),
  of(study.integralLog, study.integralLog.userNo, {
    name: '积分',
    merge: ['kind', 'target', 'day'],
    erase: 'delete',
  }),
  of(courses.collection, courses.collection.userNo, {
    name: '收藏',
    merge: ['collectionType', 'collectionId'],
    erase: 'delete',
  }),
  of(people.attention, people.attention.userNo, { name: '关注', merge: ['kind', 'refNo'], erase: 'delete' }),
  of(comments.courseComment, comments.courseComment.userNo, { name: '评论', ...kept }),
  of(comments.commentHelpful, comments.commentHelpful.userNo, {
    name: '觉得有用的评价',
    merge: ['commentId'],
    erase: 'keep',
  }),
  of(system.tagItem, system.tagItem.userNo, { name: '我的标签', merge: ['tagGroup', 'tagName'], erase: 'delete' }),
  of(system.userAccusation, system.userAccusation.userNo, {
    name: '反馈与举报',
    hidden: ['replyUserNo'],
    merge: 'move',
    erase: { contact: '' },
  }),
  of(system.userAccusation, system.userAccusation.replyUserNo, byReviewer),
];

const nameless = { lecturerName: NOBODY, lecturerMobile: '', lecturerEmail: '' };

const working: DataMapEntry[] = [
  of(people.lecturer, people.lecturer.lecturerUserNo, {
    name: '讲师资料',
    merge: [],
    erase: { ...nameless, headImgUrl: '', introduce: '', position: '', statusId: RowState.disabled },
  }),
  of(organizations.lecturerAudit, organizations.lecturerAudit.lecturerUserNo, {
    name: '讲师申请',
    hidden: ['auditUserNo'],
    merge: [],
    erase: 'delete',
  }),
  of(organizations.lecturerAudit, organizations.lecturerAudit.auditUserNo, byReviewer),
  of(live.liveApply, live.liveApply.lecturerUserNo, {
    name: '直播申请',
    fields: liveFields.liveApplication,
    hidden: ['auditUserNo'],
    merge: [],
    erase: 'delete',
  }),
  of(live.liveApply, live.liveApply.auditUserNo, byReviewer),
  of(live.liveChannel, live.liveChannel.lecturerUserNo, {
    name: '直播频道',
    fields: liveFields.liveChannel,
    hidden: ['passwordHash'],
    merge: [],
    erase: { channelName: NOBODY, channelLogo: '', passwordHash: '', statusId: RowState.disabled },
  }),
  of(teaching.lecturerJoin, teaching.lecturerJoin.userNo, {
    name: '加入机构的申请与邀请',
    hidden: ['auditUserNo'],
    merge: 'move',
    erase: { lecturerName: NOBODY, mobile: '', note: '' },
  }),
  of(teaching.lecturerJoin, teaching.lecturerJoin.auditUserNo, byReviewer),
  of(courses.course, courses.course.lecturerUserNo, { name: '开设的课程', hidden: ['introduce'], ...kept }),
  of(authoring.courseAudit, authoring.courseAudit.authorUserNo, {
    name: '编写的课程',
    hidden: ['introduce', 'revision', 'outlineRevision', 'remarks'],
    ...kept,
  }),
  of(authoring.courseAudit, authoring.courseAudit.lecturerUserNo, kept),
  of(authoring.courseReview, authoring.courseReview.submitUserNo, kept),
  of(authoring.courseReview, authoring.courseReview.auditUserNo, byReviewer),
  of(media.mediaFile, media.mediaFile.userNo, {
    name: '课件',
    hidden: [
      'storageKey',
      'variants',
      'subtitles',
      'cueFormat',
      'pictures',
      'poster',
      'thumbnails',
      'segmentKey',
      'sourceKey',
    ],
    ...kept,
  }),
  of(media.mediaFolder, media.mediaFolder.userNo, { name: '文件夹', ...ownAndGone }),
  of(uploads.mediaShare, uploads.mediaShare.userNo, { name: '分享的文件', hidden: ['token', 'code'], ...kept }),
  // what had arrived lies beside the row, so the sweep clears both
  of(uploads.uploadSession, uploads.uploadSession.userNo, {
    merge: 'move',
    erase: { expiresAt: '2000-01-01 00:00:00' },
  }),
  // the record of the organization: who took everything along
  of(orgExports.orgExport, orgExports.orgExport.userNo, kept),
  // the record of the organization: who read its directory
  of(integration.orgDirectoryRun, integration.orgDirectoryRun.userNo, kept),
  of(organizations.orgMember, organizations.orgMember.userNo, {
    name: '所在单位',
    merge: ['orgNo'],
    erase: {
      userNo: null,
      memberName: NOBODY,
      mobile: '',
      jobNumber: null,
      memberStatus: MemberState.disabled,
      statusId: RowState.disabled,
    },
  }),
  of(organizations.orgStudent, organizations.orgStudent.userNo, {
    name: '学籍',
    merge: 'move',
    erase: { userNo: null, bindStatus: StudentState.onRoster },
  }),
  of(organizations.orgDepartment, organizations.orgDepartment.headUserNo, {
    merge: 'move',
    erase: { headUserNo: null },
  }),
  of(organizations.orgImport, organizations.orgImport.userNo, { ...kept }),
  of(organizations.orgApply, organizations.orgApply.userNo, {
    name: '入驻申请',
    hidden: ['auditUserNo'],
    merge: 'move',
    erase: { contactName: '', contactMobile: '' },
  }),
  of(organizations.orgApply, organizations.orgApply.auditUserNo, byReviewer),
  of(organizations.orgInfoAudit, organizations.orgInfoAudit.userNo, { ...kept }),
  of(organizations.orgInfoAudit, organizations.orgInfoAudit.auditUserNo, byReviewer),
  of(trust.realName, trust.realName.auditUserNo, byReviewer),
];

/**
 * Everything that hangs on a person, in one place: the export of one's own data, the deletion of an account and the
 * merging of two all follow it. A new column with a user number must be entered here (dataMap.test.ts).
 */
export const dataMap: readonly DataMapEntry[] = [
  ...account,
  ...resume,
  ...learning,
  ...working,
  ...school,
  ...assessing,
  ...chatting,
  ...teachingLive,
  ...communing,
  ...hiring,
  ...starting,
  ...trading,
];
