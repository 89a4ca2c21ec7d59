/**
 * Two roles beside the administrator's; `codes` are menus and buttons, data scope 1 oneself, 2 own department
 * and below, 3 all.
 */
export interface SeedRole {
  roleName: string;
  remark: string;
  powerLevel: 1 | 2 | 3;
  codes: string[];
}

const readOnly = (codes: string[]): SeedRole => ({
  roleName: '只读查看',
  remark: '看得到名单与资料，什么也改不了',
  powerLevel: 3,
  codes: [...codes, 'staff', 'member:view', 'roles', 'role:view'],
});

const teaching = (remark: string, more: string[] = []): SeedRole => ({
  roleName: '教务专员',
  remark,
  powerLevel: 2,
  codes: [
    'organization-allcourselist',
    'organization-courseauth',
    'certificateTemplate',
    'certificateTemplate:edit',
    'organization-lecturer',
    'organization-info',
    'student',
    'student:edit',
    'department',
    'staff',
    'member:view',
    'member:edit',
    ...more,
  ],
});

/** By kind of organization: 3 training, 4 school, 5 enterprise. */
export const rolesByType: Readonly<Record<3 | 4 | 5, readonly [SeedRole, SeedRole]>> = {
  3: [teaching('排课、管讲师与学员名单'), readOnly(['organization-info', 'department'])],
  4: [
    teaching('维护学生名单与本院系的员工', ['member:import']),
    readOnly(['organization-info', 'department', 'student']),
  ],
  5: [
    {
      roleName: '招聘专员',
      remark: '发布岗位、筛选人才、安排测评',
      powerLevel: 2,
      codes: ['smartfilter', 'talent', 'position', 'subject', 'exams', 'organization-infoForm', 'staff', 'member:view'],
    },
    readOnly(['organization-infoForm']),
  ],
};
