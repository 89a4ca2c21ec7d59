import { UserType } from './userTypes.ts';

/** An entry of a side menu, or a group of entries; the shape in which menus travel. */
export interface MenuItem {
  menuName: string;
  menuCode: string;
  /** Empty for groups. */
  url: string;
  /** A key of the drawings the side menu has. */
  icon: string;
  isDisabled: 0 | 1;
  children: MenuItem[];
}

/** What decides about single entries. */
export interface MenuFacts {
  /** 3 organization, 4 school, … (rules/userTypes.ts). */
  userType: number;
  isRecommended: boolean;
  /** The learner manages a class. */
  isGradeAdmin: boolean;
}

/**
 * The side menu of each identity (specification, section 6; routes: pages, section 10). It is whole: entries whose page
 * there is not are left out where the table of pages is known. The operator's pages are not in it.
 */
export function menuOf(facts: MenuFacts): MenuItem[] {
  const tree = trees[facts.userType];
  return tree ? tree(facts) : [];
}

/** The entries of a menu whose codes a role holds; groups left empty go. */
export function withinCodes(menu: readonly MenuItem[], codes: ReadonlySet<string>): MenuItem[] {
  return menu.flatMap((item) => {
    const children = withinCodes(item.children, codes);
    const stays = children.length > 0 || (item.url !== '' && codes.has(item.menuCode));
    return stays ? [{ ...item, children }] : [];
  });
}

/** The code of every entry an identity can have. */
export const menuCodes = (userType: number): string[] =>
  leaves(menuOf({ userType, isRecommended: true, isGradeAdmin: true })).map(({ menuCode }) => menuCode);

/** Entries that manage people and rights: only a role of the organization itself opens them. */
const management = new Set([
  'department',
  'staff',
  'roles',
  'loglist',
  'student',
  'organization-infoForm',
  'apikeys',
  'sso',
  'lti',
]);

/** The entries of somebody who holds no role of an organization. */
export const plainMenuCodes = (userType: number): string[] =>
  menuCodes(userType).filter((code) => !management.has(code));

const leaves = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));

const entry = (menuName: string, url: string, icon: string, isDisabled: 0 | 1 = 0): MenuItem => ({
  menuName,
  menuCode: url.split('/').slice(2).join('-') || url.replaceAll('/', '-').slice(1),
  url,
  icon,
  isDisabled,
  children: [],
});

const group = (menuName: string, menuCode: string, children: MenuItem[]): MenuItem => ({
  menuName,
  menuCode,
  url: '',
  icon: '',
  isDisabled: 0,
  children,
});

/** What somebody bought, and what they pay less with, whatever they act as: it is theirs and not an identity's. */
const bought = (): MenuItem[] => [
  entry('我的订单', '/account/order', 'receipt'),
  entry('我的优惠券', '/account/coupon', 'gift'),
  entry('我的发票', '/account/invoice', 'note'),
];

const learner = ({ isRecommended, isGradeAdmin }: MenuFacts): MenuItem[] => [
  entry('推荐岗位', '/account/recommendposition', 'sparkles'),
  entry('学校推荐', '/account/nominations', 'cooperation'),
  entry('典型岗位', '/account/learningPlan', 'route'),
  entry('岗位测试', '/account/positiontest', 'target', 1),
  entry('我的投递', '/account/jobs', 'briefcase'),
  entry('我的面试', '/account/interview', 'calendar'),
  entry('创业政策', '/startbusiness/person/policy', 'target'),
  entry('创业项目', '/startbusiness/person/projectManage', 'briefcase'),
  entry('创业孵化', '/startbusiness/person/incubation', 'building'),
  entry('征集申请', '/startbusiness/person/programme', 'board'),
  group('学习', 'learning', [
    entry('我的课程', '/account/course', 'book'),
    entry('我的直播课', '/mylive', 'live'),
    entry('我的班级', '/account/grades/my', 'people'),
    ...(isGradeAdmin ? [entry('班级管理', '/account/grades/admin', 'people')] : []),
    entry('我的课表', '/account/timeschedule', 'timetable'),
    entry('我的开课', '/account/class', 'board'),
    entry('签到', '/account/stusign', 'tasks'),
    entry('我的考勤', '/account/myAttendance', 'calendar'),
    entry('请假', '/account/leave', 'log'),
    entry('我的成绩', '/account/studyscor', 'test'),
    entry('我的实训', '/account/training', 'target'),
    entry('我的足迹', '/account/study', 'tracks'),
    entry('我的笔记', '/account/note', 'note'),
    entry('我的任务', '/account/homework/myHomework', 'tasks'),
    entry('互评', '/mutualComment', 'people'),
    entry('我的测评', '/account/myTest', 'test'),
    entry('我的练习', '/account/practice', 'target'),
    entry('我的学分', '/account/credit/course', 'award'),
    entry('我的证书', '/account/certificate', 'certificate'),
  ]),
  group('个人', 'personal', [
    entry('我的空间', '/account/space', 'folder'),
    entry('我的档案', '/account/profile', 'card'),
    entry('我的信息', '/account/info', 'user'),
    ...bought(),
    entry('我的收藏', '/account/collection/course', 'bookmark'),
    entry('我的关注', '/account/attention', 'heart'),
    entry('我的问答', '/account/ques', 'chat'),
    entry('我的积分', '/account/myIntegral', 'coins'),
    ...(isRecommended
      ? [entry('我的推荐', '/account/recommend', 'gift'), entry('提现', '/account/draw_money', 'card')]
      : []),
    entry('修改密码', '/account/reset', 'lock'),
  ]),
];

const lecturer = (): MenuItem[] => [
  group('课程', 'courses', [
    entry('微课', '/account/microcourse', 'clapper'),
    entry('课程管理', '/account/vod', 'book'),
    entry('课程班级', '/account/class', 'board'),
  ]),
  group('教学', 'teaching', [
    entry('我的指导', '/myguidance', 'target'),
    entry('任务', '/myguidance/taskList', 'tasks'),
    entry('互评', '/myguidance/mutualCommentManage', 'people'),
    entry('学习进度', '/myguidance/learnProgress', 'board'),
    entry('测评', '/account/myTest/all', 'test'),
    entry('题库', '/resourceLibrary/my', 'library'),
    entry('试卷', '/account/papers', 'receipt'),
    entry('学习异议', '/account/disputes', 'log'),
    entry('我带的班级', '/account/grades/teacher', 'people'),
    entry('我的课表', '/account/timeschedule', 'timetable'),
    entry('课堂签到', '/account/stusign', 'tasks'),
    entry('请假审批', '/account/leaveApprover', 'log'),
    entry('成绩登记', '/account/scores', 'award'),
    entry('学分审核', '/account/creditAudit/lecturer', 'certificate'),
    entry('实训', '/account/training', 'target'),
    entry('典型岗位', '/account/typicalplan', 'route'),
    entry('学习方案', '/account/planmanage', 'way'),
    entry('方案统计', '/account/plancount', 'board'),
    entry('创业政策', '/startbusiness/person/policy', 'target'),
    entry('创业项目', '/startbusiness/person/projectManage', 'briefcase'),
    entry('创业孵化', '/startbusiness/person/incubation', 'building'),
    entry('征集评阅', '/startbusiness/person/programme/reading', 'board'),
    entry('征集申请', '/startbusiness/person/programme', 'board'),
  ]),
  group('经营', 'business', [
    entry('订单', '/account/inorder', 'receipt'),
    entry('方案订单', '/account/planorder', 'receipt'),
    entry('收益', '/account/earnings', 'coins'),
    entry('优惠券', '/account/sellercoupon', 'gift'),
    entry('提现', '/account/draw_money', 'card'),
    entry('我的直播课', '/mylive', 'live'),
    entry('直播设置', '/account/channel', 'live'),
  ]),
  group('账户', 'account', [
    entry('我的空间', '/account/space', 'folder'),
    entry('我的信息', '/account/lectureinfo', 'user'),
    ...bought(),
  ]),
];

/** The plans that staff write, and those that others ask them to confirm. */
const plans = (): MenuItem[] => [
  entry('学习方案', '/account/planmanage', 'way'),
  entry('方案确认', '/account/planconfirm', 'certificate'),
  entry('方案统计', '/account/plancount', 'board'),
];

const organization = ({ userType }: MenuFacts): MenuItem[] => [
  entry('校企合作', '/account/enterpriseschool', 'cooperation'),
  entry('创业政策', '/startbusiness/institution/policy', 'target'),
  entry('孵化项目', '/startbusiness/institution/projectManage', 'briefcase'),
  entry('孵化管理', '/startbusiness/institution/incubation', 'building'),
  entry('项目征集', '/startbusiness/institution/programme', 'board'),
  entry('典型案例', '/startbusiness/institution/typicalCase', 'award'),
  entry('路演与大赛', '/startbusiness/institution/show', 'live'),
  group('课程', 'courses', [
    entry('课程管理', '/account/organization/allcourselist', 'book'),
    entry('编写课程', '/account/vod/all', 'note'),
    entry('课程认证', '/account/organization/courseauth', 'certificate'),
    entry('证书模板', '/account/certificateTemplate', 'award'),
    entry('典型岗位', '/account/typicalplan', 'route'),
    entry('典型岗位审核', '/account/typicalplan/check', 'target'),
    ...plans(),
    entry('学习方案审核', '/account/planmanage/check', 'target'),
  ]),
  group('教务', 'school', [
    entry('班级', '/account/grades/admin', 'people'),
    entry('校历与教室', '/account/term', 'calendar'),
    entry('开课', '/account/class', 'board'),
    entry('课表', '/account/timeschedule', 'timetable'),
    entry('考勤', '/account/stusign', 'tasks'),
    entry('请假审批', '/account/leaveApprover', 'log'),
    entry('成绩', '/account/scores', 'test'),
    entry('实训', '/account/training', 'target'),
    ...(userType === UserType.school ? [entry('学分管理', '/account/creditAudit/org', 'award')] : []),
  ]),
  group('测评', 'tests', [
    entry('题库', '/resourceLibrary/my', 'library'),
    entry('试卷', '/account/papers', 'receipt'),
    entry('测评', '/account/exams', 'test'),
    entry('任务', '/myguidance/taskList', 'tasks'),
  ]),
  group('人员', 'people', [
    entry('课程席位', '/account/seats', 'library'),
    entry('讲师', '/account/organization/lecturer', 'board'),
    entry('学生', '/account/student', 'people'),
    entry('部门', '/account/department', 'tree'),
    entry('员工', '/account/staff', 'card'),
    entry('角色', '/account/roles', 'key'),
  ]),
  group('经营', 'business', [
    entry('订单', '/account/organization/order', 'receipt'),
    entry('方案订单', '/account/planorder', 'receipt'),
    entry('收益', '/account/organization/earnings', 'coins'),
    entry('优惠券', '/account/sellercoupon', 'gift'),
    entry('提现', '/account/draw_money', 'card'),
  ]),
  group('账户', 'account', [
    entry('我的空间', '/account/space', 'folder'),
    entry(userType === UserType.school ? '学校信息' : '机构信息', '/account/organization/info', 'building'),
    ...bought(),
    entry('日志', '/account/loglist', 'log'),
    entry('API 密钥', '/account/apikeys', 'key'),
    entry('统一身份认证', '/account/sso', 'lock'),
    entry('学习平台', '/account/lti', 'route'),
  ]),
];

const enterprise = (): MenuItem[] => [
  group('人才', 'talents', [
    entry('智能筛选', '/account/smartfilter', 'sparkles'),
    entry('智能检测', '/account/smartcheck', 'target', 1),
    entry('人才库', '/account/talent', 'people'),
    entry('面试', '/account/interview', 'calendar'),
    entry('招聘统计', '/account/recruitmentStat', 'board'),
    entry('职位', '/account/position', 'briefcase'),
    entry('典型岗位', '/account/typicalplancompany', 'route'),
    entry('校企合作', '/account/enterpriseschool', 'cooperation'),
    entry('推荐来的学员', '/account/enterpriseschool/learners', 'people'),
    ...plans(),
    entry('创业政策', '/startbusiness/institution/policy', 'target'),
  ]),
  group('测评', 'tests', [
    entry('测评题库', '/account/subject', 'library'),
    entry('试卷', '/account/papers', 'receipt'),
    entry('测评', '/account/exams', 'test'),
  ]),
  group('账户', 'account', [
    entry('我的空间', '/account/space', 'folder'),
    entry('员工', '/account/staff', 'card'),
    entry('课程席位', '/account/seats', 'library'),
    ...bought(),
    entry('角色', '/account/roles', 'key'),
    entry('企业信息', '/account/organization/infoForm', 'building'),
    entry('API 密钥', '/account/apikeys', 'key'),
  ]),
];

const trees: Readonly<Record<number, (facts: MenuFacts) => MenuItem[]>> = {
  1: learner,
  2: lecturer,
  3: organization,
  4: organization,
  5: enterprise,
};
