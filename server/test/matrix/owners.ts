import type { Kind } from './world.ts';

/** Whose row a field names: `[where, field, kind]`. The first that fits counts. */
const owned: readonly (readonly [path: RegExp, field: RegExp, kind: Kind])[] = [
  [/\/(comments\/delete|courseAssess\/(delete|update))$/, /^id$/, 'comment'],
  [/\/certificate\/user\/view$/, /^id$/, 'certificate'],
  [/\/dispute\/audit$/, /^id$/, 'dispute'],
  [/\/dispute\/save$/, /^sittingId$/, 'sitting'],
  [/\/dispute\/(list|queue)$/, /^courseId$/, 'courseId'],
  [/\/study\/(ledger|overview)$/, /^courseId$/, 'courseId'],
  [/\/study\/ledger$/, /^periodId$/, 'periodId'],
  [/\/periodNote\/(save|delete)$/, /^id$/, 'note'],
  [/\/periodNote\/(save|list)$/, /^periodId$/, 'periodId'],
  [/\/periodNote\/(mine|download)$/, /^courseId$/, 'courseId'],
  [/\/data\/auth\/course\/log\/list$/, /^courseId$/, 'courseId'],
  [/\/authMenu\/setUserLoginType$/, /^id$/, 'identity'],
  [/\/authRole\//, /^id$/, 'role'],
  [/\/authRole\/list$/, /^orgNo$/, 'orgNo'],
  [/\/authRoleData\//, /^roleId$/, 'role'],
  [/\/sysLog\/page\/detail$/, /^id$/, 'log'],
  [/\/session\/end$/, /^id$/, 'session'],
  [/\/msg\/user\/read$/, /^id$/, 'message'],
  [/\/orgDepart\//, /^id$/, 'department'],
  [/\/orgDepart\//, /^(intoId|parentId|beforeId)$/, 'otherDepartment'],
  [/\/orgDepart\//, /^headUserNo$/, 'staffNo'],
  [/\/orgMembers\/invitation\//, /^id$/, 'invited'],
  [/\/orgMembers\/invite\/resend$/, /^id$/, 'invited'],
  [/\/orgMembers\//, /^(id|memberId)$/, 'member'],
  [/\/orgMembersImport\//, /^id$/, 'import'],
  [/\/orgStudentImport\//, /^id$/, 'studentImport'],
  [/\/orgStudent\/bindSchoolInfo$/, /^orgNo$/, 'orgNo'],
  [/\/orgStudent\/update$/, /^id$/, 'onRoster'],
  [/\/orgStudent\//, /^id$/, 'student'],
  [/\/org(Members|Student)\//, /^departmentId$/, 'department'],
  [/\/orgMembers\//, /^roleIds?$/, 'role'],
  [/\/userEducation\//, /^id$/, 'education'],
  [/\/userWork\//, /^id$/, 'work'],
  [/\/userExpectedJob\//, /^id$/, 'expectedJob'],
  [/\/userNews\//, /^id$/, 'news'],
  [/\/userProject\//, /^id$/, 'project'],
  [/\/userWorkSet\//, /^id$/, 'workSet'],
  [/\/userResearch\//, /^id$/, 'research'],
  [/\/userProfile\/getById$/, /^id$/, 'workSet'],
];

/** What anybody may name, and why. */
const shared: readonly (readonly [path: RegExp, field: RegExp, why: string])[] = [
  [/^\/community\/api\//, /Id$|^id$/, '资讯与专区是公开的'],
  [/^\/course\/api\//, /./, '货架上的课程、章节、评价与讲师是公开的'],
  [/^\/system\/api\//, /./, '站点的文章是公开的'],
  [/^\/user\/api\//, /./, '讲师与单位的公开页面'],
  [/\/auth\/user\/collection\/course\//, /^collectionId$/, '收藏公开的课程，收进自己的'],
  [/\/auth\/course\/comments\/save$/, /^(courseId|parentId)$/, '评论公开的课程'],
  [/\/auth\/courseAssess\/save$/, /^courseId$/, '评价公开的课程，要先学（course 的测试）'],
  [/\/auth\/courseInfo\/view$/, /^courseId$/, '公开的课程'],
  [/\/auth\/plan\//, /^courseId$/, '公开的课程，计划只写在自己名下'],
  [/\/auth\/(courseRecords|order)\//, /^(courseId|periodId)$/, '报名与学习公开的课程，记在自己名下'],
  [/\/auth\/(courseRecords\/(begin|saveRecords)|periodNote\/save)$/, /^userNo$/, '只用来拒绝换了的人，不决定记给谁'],
  [/\/auth\/course\/(getPlaybackUrl|micro_sign|sign)$/, /^periodId$/, '看得了看不了由报名与试看决定（402）'],
  [/\/auth\/userCourseware\/download$/, /^id$/, '下载得了由报名决定（402）'],
  [/^\/data\/auth\/course\/log\/save$/, /^periodId$/, '记在自己名下'],
  [/\/auth\/share\/integral\/earn$/, /^targetId$/, '分享公开的课程'],
  [/\/auth\/lecturer\/(attention|view)/, /No$/, '讲师与单位的公开资料'],
  [/\/orgStudent\/listBindableDepart$/, /^orgNo$/, '任何人都可以申请绑定学校，院系名称为此公开'],
  [/\/user\/ext\/getMsgByUserNo$/, /^userNo$/, '名片：名字与头像'],
  [
    /\/userProfile\/(getHonor|listByUserNo|userPortrayal)$/,
    /^userNo$/,
    '档案按每个部分的可见范围给（userProfile 的测试）',
  ],
];

/** What a field names: somebody's row, something shared, or nobody knows, which fails the test. */
export function ownerOf(path: string, field: string): Kind | 'shared' | undefined {
  const own = owned.find(([where, name]) => where.test(path) && name.test(field));
  if (own) return own[2];
  return shared.some(([where, name]) => where.test(path) && name.test(field)) ? 'shared' : undefined;
}

/** What the other fields must be for the call to get as far as the row. */
export const samples: readonly (readonly [path: RegExp, input: Record<string, unknown>])[] = [
  [/\/user(Education|Work|Project)\/update$/, { startDate: '2024-09', endDate: '' }],
  [/\/userNews\/update$/, { eventDate: '2024-09' }],
  [/\/userResearch\/edit$/, { publishDate: '2024-09' }],
  [/\/periodNote\/delete$/, { basedOn: ['12345678'] }],
  [/\/periodNote\/download$/, { format: 'md' }],
];

/** Answers that are neither 403, 404 nor 422 at the field, and why nothing is given away by them. */
export const otherwise: readonly (readonly [path: RegExp, field: RegExp, code: number, why: string])[] = [
  [/\/periodNote\/save$/, /^(id|periodId)$/, 402, '没有加入这门课程，谁都一样'],
  [/\/study\/overview$/, /^courseId$/, 2201, '没有加入这门课程，谁都一样'],
  [/\/orgStudent\/bindSchoolInfo$/, /^orgNo$/, 422, '院系不是这所学校的；学校本身谁都可以申请绑定'],
];
