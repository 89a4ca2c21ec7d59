import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { actsForOrg } from './userTypes.ts';

/** The parts of a résumé whose readers its owner chooses. */
export const resumeSections = {
  contact: '联系方式',
  base: '基本信息',
  expectedJob: '求职意向',
  education: '教育经历',
  work: '工作经历',
  project: '项目经历',
  workSet: '作品',
  research: '科研成果',
  news: '动态',
  honor: '证书与荣誉',
  portrait: '能力画像',
} as const;

export type ResumeSection = keyof typeof resumeSections;

export const resumeSectionKeys = Object.keys(resumeSections) as [ResumeSection, ...ResumeSection[]];

/** Who sees a section. 公开 means everybody who is signed in: no part of a résumé is there for guests. */
export const Visibility = choice({ onlyMe: [0, '只有我'], organizations: [1, '单位可见'], everybody: [2, '公开'] });

export type Visibility = ValueOf<typeof Visibility>;

/** Choices as they are kept: a section that is not named has its standard. */
export type VisibilityChoice = Readonly<Record<string, Visibility>>;

/** Whoever has chosen nothing shows works to everybody, contact to nobody, and the rest to organizations. */
const standards: Partial<Record<ResumeSection, Visibility>> = {
  contact: Visibility.onlyMe,
  workSet: Visibility.everybody,
  research: Visibility.everybody,
};

export const visibilityOf = (chosen: VisibilityChoice, section: ResumeSection): Visibility =>
  chosen[section] ?? standards[section] ?? Visibility.organizations;

/** Who is looking: the owner, somebody acting for an organization, a school or an enterprise, or anybody else. */
export type Audience = 'self' | 'organization' | 'public';

export const audiences = { self: '我自己', organization: '单位', public: '其他人' } as const;

export const audienceKeys = Object.keys(audiences) as [Audience, ...Audience[]];

/** The identity somebody acts in decides, not the identities they hold. Operators and lecturers are anybody else. */
export function audienceOf(isOwner: boolean, userType: number): Audience {
  if (isOwner) return 'self';
  return actsForOrg(userType) ? 'organization' : 'public';
}

/** The least choice that an audience needs to read something. */
export const needed: Readonly<Record<Audience, Visibility>> = {
  self: Visibility.onlyMe,
  organization: Visibility.organizations,
  public: Visibility.everybody,
};

/** May this audience read this section? */
export const mayRead = (chosen: VisibilityChoice, section: ResumeSection, audience: Audience): boolean =>
  visibilityOf(chosen, section) >= needed[audience];
