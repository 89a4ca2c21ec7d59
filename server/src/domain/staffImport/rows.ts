import { member } from '#contract/fields/people.ts';
import type { Checked, Column, KeyOf, Line } from '../sheetImport/sheetKind.ts';

/** A line of the staff list as it was written. */
export interface RawMember extends Line {
  memberName: string;
  mobile: string;
  departName: string;
  jobNumber: string;
  post: string;
  roleNames: string;
}

/** A line with what it means in the organization, and what is wrong with it. */
export interface MemberRow extends RawMember, Checked {
  departmentId: string | null;
  roleIds: string[];
  /** Whoever has an account gets a message, the others an SMS. */
  userNo: string | null;
}

export const memberColumns: readonly Column<KeyOf<RawMember>>[] = [
  {
    key: 'memberName',
    head: member.memberName.label,
    isNeeded: true,
    width: 14,
    note: `必填，最多 ${member.memberName.max} 个字`,
  },
  { key: 'mobile', head: member.mobile.label, isNeeded: true, width: 16, note: '必填，11 位；邀请发到这个手机号' },
  {
    key: 'departName',
    head: member.departmentId.label,
    isNeeded: false,
    width: 26,
    note: '已有的部门；有同名的部门时写上级，如 教务处/教学科',
  },
  {
    key: 'jobNumber',
    head: member.jobNumber.label,
    isNeeded: false,
    width: 14,
    note: '字母、数字、- 与 _，在本单位不重复；可以用来登录',
  },
  { key: 'post', head: member.post.label, isNeeded: false, width: 18, note: `最多 ${member.post.max} 个字` },
  {
    key: 'roleNames',
    head: member.roleIds.label,
    isNeeded: false,
    width: 24,
    note: '已有的角色，几个之间用顿号；不填是普通员工',
  },
];
