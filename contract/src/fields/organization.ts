import type { FieldTable } from '../kit/field.ts';

/** What an organization says of itself, and changes at once. */
export const facts = {
  orgLogoImg: { kind: 'picture', label: '标志', purpose: 'logo' },
  bannerImg: { kind: 'picture', label: '横幅', purpose: 'banner' },
  slogan: { kind: 'line', label: '口号', max: 40 },
  intro: { kind: 'text', label: '介绍', max: 2000 },
  regionCode: { kind: 'tree', label: '所在地区', tree: 'region', required: true },
  address: { kind: 'line', label: '详细地址', max: 100 },
  industry: { kind: 'choice', label: '行业' },
  size: { kind: 'choice', label: '规模' },
  nature: { kind: 'choice', label: '性质' },
  schoolLevel: { kind: 'choice', label: '办学层次' },
  contactName: { kind: 'line', label: '联系人', max: 20, required: true },
  contactMobile: { kind: 'mobile', label: '联系电话', max: 11, required: true },
  servicePhone: { kind: 'code', label: '对外电话', max: 20 },
  serviceEmail: { kind: 'email', label: '对外邮箱', max: 254 },
  orgDomain: { kind: 'code', label: '自己的域名', max: 253 },
} as const satisfies FieldTable;

/** What the platform looks at before it changes. */
export const reviewedFacts = {
  orgName: { kind: 'line', label: '名称', called: '单位名称', max: 60, required: true },
  orgCode: { kind: 'code', label: '统一社会信用代码', max: 20, required: true },
  licenceImg: { kind: 'picture', label: '证照', purpose: 'licence' },
} as const satisfies FieldTable;

/** Asking to join; what a kind of organization calls a field of its own is for its page to say. */
export const application = {
  orgName: { kind: 'line', label: '名称', max: 60, required: true },
  orgCode: { kind: 'code', label: '代码', max: 24, required: true },
  licenceImg: { kind: 'picture', label: '证照', purpose: 'licence', required: true },
  industry: { kind: 'choice', label: '行业' },
  schoolLevel: { kind: 'choice', label: '办学层次' },
  size: { kind: 'choice', label: '规模' },
  nature: { kind: 'choice', label: '性质' },
  regionCode: { kind: 'tree', label: '所在地区', tree: 'region', required: true },
  address: { kind: 'line', label: '详细地址', max: 100 },
  intro: { kind: 'text', label: '介绍', max: 500 },
  contactName: { kind: 'line', label: '联系人', max: 20, required: true },
  contactMobile: { kind: 'mobile', label: '联系人手机', max: 20, required: true },
  code: { kind: 'code', label: '验证码', max: 6 },
} as const satisfies FieldTable;

/** Of a lecturer, as learners see it. */
export const lecturer = {
  lecturerName: { kind: 'line', label: '姓名', max: 20, required: true },
  position: { kind: 'line', label: '职务', max: 40, required: true },
  introduce: { kind: 'text', label: '简介', max: 2000, required: true },
} as const satisfies FieldTable;

/** Of a lecturer, for the platform alone. */
export const lecturerContact = {
  headImgUrl: { kind: 'picture', label: '照片', purpose: 'avatar' },
  tags: { kind: 'code', label: '擅长的方向（选填）', max: 80 },
  lecturerMobile: { kind: 'mobile', label: '手机（选填）', max: 20 },
  lecturerEmail: { kind: 'email', label: '邮箱（选填）', max: 254 },
  proofs: { kind: 'files', label: '证明材料（选填）', called: '证明材料', purpose: 'proof', max: 3 },
} as const satisfies FieldTable;
