import { UserType } from './userTypes.ts';

/** What the platform's operator may do. */
export const platformActions = {
  'dashboard:view': '查看运营数据',
  'apply:review': '审核入驻申请与单位资料',
  'lecturer:review': '审核讲师申请',
  'realName:review': '审核实名认证',
  'accusation:handle': '处理反馈与举报',
  'site:edit': '修改站点设置、导航与内容',
  'word:edit': '维护敏感词',
  'dict:edit': '维护字典、分类与标签',
  'content:review': '审核课程',
  'vacancy:review': '审核职位',
  'person:manage': '管理用户',
  'platformRole:edit': '维护平台角色',
  'outbox:view': '查看与补发发件箱',
  'job:manage': '查看与重做后台任务',
  'rtc:view': '查看音视频服务',
  'log:view': '查看操作日志',
  'integration:manage': '维护接收事件的系统（webhook）与 API 密钥',
  'certificate:revoke': '撤销证书',
  'order:manage': '查看订单与处理退款',
  'invoice:manage': '开具与冲红发票',
  'share:edit': '维护分成比例',
  'bill:settle': '与支付方对账',
  'ledger:view': '查看与核对资金账本',
  'offer:manage': '维护会员与促销',
  'payout:manage': '审核提现与付款',
  'startPolicy:edit': '发布创业政策',
} as const;

/** What the staff of an organization, a school or an enterprise may do within it. */
export const organizationActions = {
  'department:edit': '维护部门',
  'member:view': '查看员工',
  'member:edit': '邀请、修改与停用员工',
  'member:import': '批量导入员工',
  'member:role': '给员工分配角色',
  'role:view': '查看角色',
  'role:edit': '维护角色与授权',
  'role:seeAs': '以角色的视角查看',
  'student:edit': '维护学生名单与绑定',
  'course:edit': '编写单位的课程',
  'course:review': '审核单位的课程',
  'course:certify': '认证课程',
  'certificateTemplate:edit': '编辑证书模板',
  'lecturer:manage': '管理讲师',
  'grade:manage': '管理班级',
  'term:edit': '维护校历、教室与开课',
  'timetable:edit': '排课与调课',
  'attendance:manage': '管理考勤',
  'leave:approve': '审批请假',
  'score:manage': '管理成绩',
  'credit:review': '审核学分',
  'question:edit': '维护题库与试卷',
  'exam:manage': '组织测评与阅卷',
  'vacancy:edit': '发布职位与答复投递',
  'talent:view': '查看人才库、候选人与招聘统计',
  'talent:edit': '移动候选人、写标签与备注',
  'talent:export': '导出候选人名单与招聘统计',
  'interview:manage': '安排面试与面试反馈',
  'cooperation:manage': '管理校企合作与推荐学员',
  'typicalPlan:edit': '编写典型岗位与学习方案',
  'startPolicy:edit': '发布创业政策',
  'startProject:host': '受理与管理孵化项目',
  'startProgramme:manage': '组织项目征集与评阅',
  'sale:view': '查看销售订单与收益',
  'coupon:edit': '发优惠券',
  'seat:manage': '购买与分配课程席位',
  'wallet:manage': '绑定收款账户与提现',
  'org:edit': '修改单位资料',
  'orgLog:view': '查看单位操作日志',
  'apiKey:manage': '管理 API 密钥',
  'sso:manage': '设置统一身份认证',
  'lti:manage': '登记学习平台（LTI）',
} as const;

/** Every action code there is, with the name the roles page shows. Menus, buttons and calls use this one vocabulary. */
export const actions = { ...platformActions, ...organizationActions } as const;

export type Action = keyof typeof actions;

/** Enterprises have no students and make no courses. */
const teaching: ReadonlySet<Action> = new Set([
  'grade:manage',
  'term:edit',
  'timetable:edit',
  'attendance:manage',
  'leave:approve',
  'score:manage',
  'credit:review',
  'student:edit',
  'course:edit',
  'course:review',
  'course:certify',
  'certificateTemplate:edit',
  'lecturer:manage',
  'sale:view',
  'coupon:edit',
  'wallet:manage',
  'startProject:host',
  'startProgramme:manage',
  'sso:manage',
  'lti:manage',
]);

/** Only enterprises hire. */
const hiring: ReadonlySet<Action> = new Set([
  'vacancy:edit',
  'talent:view',
  'talent:edit',
  'talent:export',
  'interview:manage',
]);

/** The action codes that roles of a kind of identity can hold at all. */
export function actionsOf(userType: number): Action[] {
  if (userType === UserType.operator) return Object.keys(platformActions) as Action[];
  if (userType < 3) return [];
  const codes = Object.keys(organizationActions) as Action[];
  return userType === UserType.organization || userType === UserType.school
    ? codes.filter((code) => !hiring.has(code))
    : codes.filter((code) => !teaching.has(code));
}
