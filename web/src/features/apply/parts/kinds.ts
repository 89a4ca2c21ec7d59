import { orgPapers } from '#contract/rules/orgPapers.ts';

/** What the pages of one kind of organization say, and which codes its form asks for. */
export interface OrgKind {
  orgType: 3 | 4 | 5;
  path: string;
  noun: string;
  /** Who it is for, on the card. */
  promise: string;
  called: (typeof orgPapers)[3 | 4 | 5];
  namePlaceholder: string;
  codeHelp: string;
  licenceHelp: string;
  introLabel: string;
  introHelp: string;
  /** What to have at hand. */
  brings: readonly string[];
  /** Where its centre begins once it has joined. */
  centre: string;
}

const creditCode = {
  codeHelp: '执照上的 18 位代码，最后一位用来核对前面 17 位',
  licenceHelp: '正本或副本的照片、扫描件，四角完整、字看得清；只有审核人员看得到',
};

export const enterprise: OrgKind = {
  orgType: 5,
  called: orgPapers[5],
  path: '/apply/enterprise',
  noun: '企业',
  promise: '发布典型岗位与招聘，按能力找人，也让员工来学',
  namePlaceholder: '与营业执照一致',
  ...creditCode,
  introLabel: '企业介绍（选填）',
  introHelp: '做什么、在哪里、重视什么，会显示在企业主页上',
  brings: ['营业执照的照片或扫描件', '统一社会信用代码', '联系人的手机，用来收验证码'],
  centre: '企业中心',
};

export const school: OrgKind = {
  orgType: 4,
  called: orgPapers[4],
  path: '/apply/school',
  noun: '学校',
  promise: '管学生名单与班级，引进课程，认定学分',
  namePlaceholder: '与教育部门登记的一致',
  codeHelp: '教育部门给的 5 位或 10 位数字代码',
  licenceHelp: '盖了学校公章的授权书，写明由谁经办；只有审核人员看得到',
  introLabel: '学校介绍（选填）',
  introHelp: '办学特色、主要专业，会显示在学校主页上',
  brings: ['盖了公章的授权书', '学校代码', '联系人的手机，用来收验证码'],
  centre: '学校中心',
};

export const organization: OrgKind = {
  orgType: 3,
  called: orgPapers[3],
  path: '/apply/organization',
  noun: '机构',
  promise: '带着讲师来开课，管课程、班级与学员',
  namePlaceholder: '与营业执照或办学许可证一致',
  ...creditCode,
  introLabel: '教些什么',
  introHelp: '开哪些课、教哪些人，会显示在机构主页上',
  brings: ['营业执照或办学许可证', '统一社会信用代码', '准备开的课，几句话就好'],
  centre: '机构中心',
};

export const orgKinds: readonly OrgKind[] = [enterprise, school, organization];

export const APPLY_STEPS = ['签订协议', '填写资料', '审核'] as const;

/** Where somebody asks to become a lecturer. */
export const LECTURER_PATH = '/apply?type=lecturer';
