import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import * as fields from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, IdOrNone, Mobile, Nothing, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { EvidenceKind } from '../rules/evidence.ts';
import { Visibility, audienceKeys, resumeSectionKeys } from '../rules/visibility.ts';
import { Email } from './fields.ts';
import { optionalFile } from './resumeFields.ts';
import { Education } from './userEducation.ts';
import { ExpectedJob } from './userExpectedJob.ts';
import { News } from './userNews.ts';
import { Project } from './userProject.ts';
import { Research } from './userResearch.ts';
import { Work } from './userWork.ts';
import { WorkSet } from './userWorkSet.ts';
import { Sex } from '../rules/sex.ts';

const Section = z.enum(resumeSectionKeys, '没有这个部分');
const Level = oneOf(Visibility, '请选择谁看得到');

/** The day of birth: a real one, of somebody who lives. The handler knows today. */
const birthday = z
  .string()
  .refine((value) => value === '' || /^(19|20)\d{2}-\d{2}-\d{2}$/.test(value), '请选择出生日期')
  .default('');

const { nickname, headline, ...plain } = fieldSchemas(fields.base);

const base = {
  ...plain,
  birthday: named(fields.person.birthday, birthday),
  /** Year, `yyyy`. */
  workSince: named(
    fields.person.workSince,
    z
      .string()
      .regex(/^((19|20)\d{2})?$/, '请选择参加工作的年份')
      .default(''),
  ),
};

const head = {
  nickname,
  headImgUrl: named(fields.person.headImgUrl, optionalFile),
  sex: named(fields.person.sex, oneOf(Sex, '请选择性别')),
  headline,
};

const contact = {
  contactMobile: named(fields.person.contactMobile, z.union([z.literal(''), Mobile], '请输入 11 位手机号').default('')),
  contactEmail: named(fields.person.contactEmail, z.union([z.literal(''), Email], '请输入正确的邮箱').default('')),
};

const BaseInfo = z.object({
  ...head,
  nickname: z.string(),
  ...base,
  ...contact,
  /** Real name once it is verified. */
  idCardName: z.string(),
  /** What was chosen; sections that are missing have their standard (rules/visibility.ts). */
  visibility: z.partialRecord(Section, Level),
  /** Rows of each section that has any. */
  counts: z.partialRecord(Section, z.int()),
});

export type BaseInfo = z.infer<typeof BaseInfo>;

export const getMyBaseInfo = endpoint({
  summary: '我的基本信息，各部分有几条、谁看得到',
  method: 'POST',
  path: '/user/auth/userProfile/getMyBaseInfo',
  kind: 'read',
  input: Nothing,
  output: BaseInfo,
});

export const updateMyBaseInfo = endpoint({
  summary: '修改我的基本信息',
  method: 'POST',
  path: '/user/auth/userProfile/updateMyBaseInfo',
  kind: 'write',
  input: z.object({ ...head, ...base, ...contact }),
  output: Nothing,
});

export const updateVisibility = endpoint({
  summary: '决定简历的一个部分谁看得到',
  method: 'POST',
  path: '/user/auth/userProfile/updateVisibility',
  kind: 'write',
  input: z.object({ section: Section, level: Level }),
  output: Nothing,
});

export const updateAbilityVisibility = endpoint({
  summary: '决定能力画像里的一项谁看得到；公开就是跟随画像',
  method: 'POST',
  path: '/user/auth/userProfile/updateAbilityVisibility',
  kind: 'write',
  input: z.object({ abilityId: Id.open('ability'), level: Level }),
  output: Nothing,
  fails: [NOT_FOUND],
});

const Honor = z.object({
  title: z.string(),
  issuer: z.string(),
  /** `yyyy-MM` */
  date: z.string(),
  /** Our own certificate, which anybody can verify by its number; empty for what the person tells. */
  certificateNo: z.string(),
  note: z.string(),
});

export type Honor = z.infer<typeof Honor>;

const Owner = z.object({
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  isOwn: Flag,
});

const Resume = Owner.extend({
  /** Sections that are not for the caller; what is empty is simply not there. */
  hidden: z.array(Section),
  /** Choices of the owner, only on one's own. */
  visibility: z.partialRecord(Section, Level),
  base: z.object({ ...base, sex: oneOf(Sex), age: z.int().nullable() }).nullable(),
  contact: z.object(contact).nullable(),
  expectedJob: z.array(ExpectedJob),
  education: z.array(Education),
  work: z.array(Work),
  project: z.array(Project),
  workSet: z.array(WorkSet),
  research: z.array(Research),
  news: z.array(News),
  honor: z.array(Honor),
  /** The words for the codes in it, by `education:5` or `region:420111`. */
  labels: z.record(z.string(), z.string()),
});

export type Resume = z.infer<typeof Resume>;

export const listByUserNo = endpoint({
  summary: '一个人的简历，只有给看的部分；不给编号是我自己的，可以预览别人眼里的样子',
  method: 'POST',
  path: '/user/auth/userProfile/listByUserNo',
  kind: 'read',
  input: z.object({ userNo: Id.open('user').optional(), audience: z.enum(audienceKeys).default('self') }),
  output: Resume,
  fails: [NOT_FOUND],
});

export const getById = endpoint({
  summary: '一件作品',
  method: 'GET',
  path: '/user/auth/userProfile/getById',
  kind: 'read',
  input: z.object({ id: Id.of('workSet') }),
  output: WorkSet.extend({ owner: Owner, gmtModified: Time }),
  fails: [NOT_FOUND],
});

const Axis = z.object({
  key: z.string(),
  name: z.string(),
  score: z.int(),
  fact: z.string(),
  rule: z.string(),
  next: z.string(),
  url: z.string(),
});

const PortraitItem = z.object({
  abilityId: Id,
  abilityName: z.string(),
  groupName: z.string(),
  fieldName: z.string(),
  abilityLevel: oneOf(AbilityLevel),
  words: z.string(),
  /** How sure the level is, in percent (rules/evidence.ts). */
  sureness: z.int(),
  /** What was chosen, only on one's own. */
  visibility: oneOf(Visibility),
  evidence: z.array(
    z.object({
      abilityLevel: oneOf(AbilityLevel),
      evidenceKind: oneOf(EvidenceKind),
      /** Of the course or the assessment; none for the tests of others. */
      sourceId: IdOrNone,
      title: z.string(),
      courseCategory: z.int(),
      /** Of the course as it was learnt; null where it was not kept. */
      version: z.int().nullable(),
      /** Only on one's own. */
      certificateNo: z.string(),
      at: Time,
      /** How old it is, and what it weighs today in percent. */
      months: z.int(),
      weight: z.int(),
    }),
  ),
});

export const userPortrayal = endpoint({
  summary: '能力画像：每一项到第几级、凭什么，与平台上的事实（rules/evidence.ts、portrait.ts）；不给编号是我自己的',
  method: 'GET',
  path: '/user/auth/userProfile/userPortrayal',
  kind: 'read',
  input: z.object({ userNo: Id.open('user').optional() }),
  output: Owner.extend({
    axes: z.array(Axis),
    /** Finished courses by second-level category, most first. */
    categories: z.array(z.object({ categoryName: z.string(), courseNames: z.array(z.string()) })),
    /** The items that the caller may read, the highest levels first. */
    items: z.array(PortraitItem),
  }),
  fails: [NOT_FOUND],
});

export const getHonor = endpoint({
  summary: '证书与荣誉；不给编号是我自己的',
  method: 'GET',
  path: '/user/auth/userProfile/getHonor',
  kind: 'read',
  input: z.object({ userNo: Id.open('user').optional() }),
  output: Owner.extend({ list: z.array(Honor) }),
  fails: [NOT_FOUND],
});

export const exportJson = endpoint({
  summary: '我的简历的 JSON Resume 文件；写给谁看就只有谁看得到的部分',
  method: 'POST',
  path: '/user/auth/userProfile/exportJson',
  kind: 'read',
  input: z.object({ audience: z.enum(audienceKeys).default('self') }),
  /** The file in base64. */
  output: z.object({ fileName: z.string(), content: z.string() }),
});

export const exportPdf = endpoint({
  summary: '我的简历 PDF 的地址，文字可以选取；写给谁看就只有谁看得到的部分',
  method: 'POST',
  path: '/user/auth/userProfile/exportPdf',
  kind: 'read',
  input: z.object({ audience: z.enum(audienceKeys).default('self') }),
  output: z.object({
    /** Signed, expiring, bound to the caller's session cookie. */
    pdfUrl: z.string(),
    fileName: z.string(),
    expiresAt: Time,
  }),
});
