import * as z from 'zod';
import { directory, directoryNight } from '../fields/directory.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { OtherPassword } from '../kit/otherPassword.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { DirectoryRunState, FIRST_NIGHT_HOUR, isDirectory, LAST_NIGHT_HOUR } from '../rules/directory.ts';
import { DIRECTORY_REFUSED, IMPORT_LIMIT, IMPORT_TOO_MANY } from './orgFailures.ts';

const Directory = z.object({
  address: z.string(),
  bindName: z.string(),
  baseName: z.string(),
  filter: z.string(),
  nameKey: z.string(),
  mobileKey: z.string(),
  numberKey: z.string(),
  postKey: z.string(),
  departKey: z.string(),
  /** When it was read last. */
  readAt: Time.nullable(),
  /** At which hour it is read every night; null: only when somebody presses. */
  nightHour: z.int().nullable(),
  /** With whose rights; and why it was switched off, if nobody did it. Empty for neither. */
  nightBy: z.string(),
  nightStopped: z.string(),
});

export const view = endpoint({
  summary: '本单位的员工目录（LDAP）',
  method: 'POST',
  path: '/user/auth/orgDirectory/view',
  kind: 'read',
  action: 'member:import',
  input: Nothing,
  /** Null while there is none. */
  output: z.object({ directory: Directory.nullable() }),
});

const Address = z
  .string()
  .trim()
  .max(300, '目录的地址最多 300 个字')
  .refine(isDirectory, '请输入 ldaps:// 开头的地址，如 ldaps://ldap.example.edu.cn');

const WRONG_FILTER = '请输入 LDAP 的查找条件，如 (objectClass=person)';

const Filter = z
  .string()
  .trim()
  .max(500, '查找条件最多 500 个字')
  .regex(/^(\([^\p{Cc}\p{Cs}]+\))?$/u, WRONG_FILTER)
  .default('');

const WRONG_KEY = '请输入属性的名称，如 employeeNumber';
const Key = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w;.-]{0,59}$/, WRONG_KEY);
const OptionalKey = z
  .string()
  .trim()
  .regex(/^([A-Za-z][\w;.-]{0,59})?$/, WRONG_KEY)
  .default('');

export const save = endpoint({
  summary: '设置本单位的员工目录（LDAP）',
  method: 'POST',
  path: '/user/auth/orgDirectory/save',
  kind: 'write',
  action: 'member:import',
  input: z.object({
    address: named(directory.address, Address),
    bindName: fieldSchema(directory.bindName),
    /** Empty: it stays, which it can only while the address stays. */
    bindPassword: named(directory.bindPassword, OtherPassword),
    baseName: fieldSchema(directory.baseName),
    /** Empty: every person. */
    filter: named(directory.filter, Filter),
    nameKey: named(directory.nameKey, Key),
    mobileKey: named(directory.mobileKey, Key),
    numberKey: named(directory.numberKey, OptionalKey),
    postKey: named(directory.postKey, OptionalKey),
    /** Empty: the departments are the branches of the directory. */
    departKey: named(directory.departKey, OptionalKey),
  }),
  output: Nothing,
});

export const remove = endpoint({
  summary: '删除本单位的员工目录',
  method: 'POST',
  path: '/user/auth/orgDirectory/remove',
  kind: 'write',
  action: 'member:import',
  input: Nothing,
  output: Nothing,
  fails: [NOT_FOUND],
});

const Outcome = z.object({
  /** Found there. */
  personCount: z.int(),
  /** Departments that were added, and people of the list whose name, department or post was brought up to date. */
  departmentCount: z.int(),
  changedCount: z.int(),
  /** The import that waits with the new people; null when there are none. */
  importId: Id.nullable(),
  newCount: z.int(),
  badCount: z.int(),
  /** Who works here by the list and is not there any more, by number; the first of them. */
  goneCount: z.int(),
  gone: z.array(z.object({ memberName: z.string(), jobNumber: z.string() })),
});

export const read = endpoint({
  summary: '读员工目录：补上部门，更新名单上的人，新的人先检查',
  method: 'POST',
  path: '/user/auth/orgDirectory/read',
  kind: 'write',
  action: 'member:import',
  input: Nothing,
  output: Outcome,
  fails: [NOT_FOUND, DIRECTORY_REFUSED, IMPORT_LIMIT, IMPORT_TOO_MANY],
});

/** What is done in the night is done with the rights of who switches it on. */
export const night = endpoint({
  summary: '每天夜里自己读员工目录，或不再自己读；以打开的人的权限',
  method: 'POST',
  path: '/user/auth/orgDirectory/night',
  kind: 'write',
  action: 'member:import',
  input: z.object({
    nightHour: named(
      directoryNight.nightHour,
      z.int().min(FIRST_NIGHT_HOUR, '请选择几点').max(LAST_NIGHT_HOUR, '请选择几点').nullable(),
    ),
  }),
  output: Nothing,
  fails: [NO_PERMISSION, NOT_FOUND],
});

const DirectoryRun = z.object({
  id: Id,
  gmtCreate: Time,
  /** 1: nobody pressed. */
  isNight: Flag,
  /** Who pressed, or with whose rights it was read. */
  userName: z.string(),
  runState: oneOf(DirectoryRunState),
  /** Why it was not read; empty when it was. */
  reason: z.string(),
  ...Outcome.shape,
});

export type DirectoryRun = z.infer<typeof DirectoryRun>;

export const runs = endpoint({
  summary: '员工目录读过的每一次，新的在前',
  method: 'POST',
  path: '/user/auth/orgDirectory/runs',
  kind: 'read',
  action: 'member:import',
  input: z.object(paging),
  output: pageOf(DirectoryRun),
  fails: [NO_PERMISSION],
});
