import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { AbilityLevel, PositionRank } from '../rules/abilities.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { ONLY_ENTERPRISES, OWN_USE } from './abilityFailures.ts';

export const planFacts = {
  positionName: z.string(),
  jobTypeCode: z.string(),
  /** The names from the widest to the third level. */
  jobTypeName: z.string(),
  industry: z.string(),
  industryName: z.string(),
  positionRank: oneOf(PositionRank),
  intro: z.string(),
};

/** Who wrote it: an organization, or a lecturer. */
const author = { authorName: z.string(), orgNo: Id.nullable(), orgType: z.int().nullable() };

export const TypicalCard = z.object({
  id: Id,
  ...planFacts,
  ...author,
  /** What counts most, four at most. */
  abilityNames: z.array(z.string()),
  abilityCount: z.int(),
  courseCount: z.int(),
  /** Enterprises that use it, with the one that wrote it. */
  useCount: z.int(),
});

export type TypicalCard = z.infer<typeof TypicalCard>;

export const AskedItem = z.object({
  id: Id,
  abilityName: z.string(),
  groupName: z.string(),
  fieldName: z.string(),
  levelWords: z.array(z.string()),
  abilityLevel: oneOf(AbilityLevel),
  weight: z.int(),
});

export type AskedItem = z.infer<typeof AskedItem>;

/** A course of a stage; one that is off the shelf is named and not led to. */
export const StageCourse = z.object({
  id: Id,
  courseName: z.string(),
  courseCategory: oneOf(CourseCategory),
  lecturerName: z.string(),
  periodTotal: z.int(),
  /** Tenths. */
  credit: z.int(),
  isOnShelf: Flag,
  raises: z.array(z.object({ id: Id, abilityName: z.string(), abilityLevel: oneOf(AbilityLevel) })),
});

export type StageCourse = z.infer<typeof StageCourse>;

export const StageView = z.object({ stageName: z.string(), intro: z.string(), courses: z.array(StageCourse) });

export type StageView = z.infer<typeof StageView>;

export const TestView = z.object({
  id: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  minutes: z.int().nullable(),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  attempts: z.int(),
  /** 1: whoever is signed in may sit it. */
  isOpen: Flag,
});

export type TestView = z.infer<typeof TestView>;

export const list = endpoint({
  summary: '公开的典型岗位，新的在前',
  method: 'POST',
  path: '/course/api/typicalPosition/list',
  kind: 'read',
  input: z.object({
    /** Any part of the name. */
    positionName: optionalLine(30, '岗位名称'),
    /** A value of the dictionary `industry`, on either level. */
    industry: optionalLine(10, '行业'),
    /** A code of the tree `jobType`, on any level. */
    jobTypeCode: optionalLine(10, '职位类别'),
    positionRank: oneOf(PositionRank).optional(),
    /** A field of the ability model: only those that ask for something of it. */
    fieldId: Id.open('ability').optional(),
    /** What this organization wrote or uses. */
    orgNo: Id.open('organization').optional(),
    ...paging,
  }),
  output: pageOf(TypicalCard),
});

const User = z.object({ orgNo: Id, orgName: z.string(), orgLogoImg: z.string(), isAuthor: Flag });

const TypicalView = z.object({
  id: Id,
  ...planFacts,
  ...author,
  version: z.int(),
  publishedTime: Time,
  items: z.array(AskedItem),
  stages: z.array(StageView),
  tests: z.array(TestView),
  /** The first 20. */
  users: z.array(User),
  useCount: z.int(),
  /** People who joined a plan that leads there and who finished it; open vacancies that ask for it, and who was hired. */
  way: z.object({ joined: z.int(), done: z.int(), open: z.int(), hired: z.int() }),
  /** What the reader's enterprise does: null for everybody else. */
  isUsed: Flag.nullable(),
  /** Others of the same kind of job or industry, three at most. */
  similar: z.array(TypicalCard),
});

export type TypicalView = z.infer<typeof TypicalView>;

export const view = endpoint({
  summary: '一个典型岗位：能力项、课程体系、测评与采用它的企业',
  method: 'POST',
  path: '/course/api/typicalPosition/view',
  kind: 'read',
  input: z.object({ id: Id.open('typicalPosition') }),
  output: TypicalView,
  fails: [NOT_FOUND],
});

export const use = endpoint({
  summary: '企业采用一个典型岗位，或者不再采用',
  method: 'POST',
  path: '/course/auth/typicalPosition/use',
  kind: 'write',
  action: 'typicalPlan:edit',
  input: z.object({ id: Id.open('typicalPosition'), isUsed: named({ label: '采用' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND, ONLY_ENTERPRISES, OWN_USE],
});
