import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, optionalLine } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';

const Item = z.object({
  id: Id,
  abilityName: z.string(),
  /** The ability that it is part of, and the field of that. */
  groupName: z.string(),
  fieldName: z.string(),
  /** What somebody can do at levels 1 to 5. */
  levelWords: z.array(z.string()),
});

export type AbilityItem = z.infer<typeof Item>;

const Leaf = z.object({ id: Id, abilityName: z.string() });
const Group = Leaf.extend({ intro: z.string(), items: z.array(Leaf) });
const Field = Leaf.extend({ intro: z.string(), abilities: z.array(Group) });

export type AbilityField = z.infer<typeof Field>;

export const tree = endpoint({
  summary: '能力模型：领域、能力与能力项',
  method: 'GET',
  path: '/course/api/ability/tree',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Field) }),
});

export const list = endpoint({
  summary: '能力项：按名称找，或者取一个领域、一种能力的；带五级的话',
  method: 'POST',
  path: '/course/api/ability/list',
  kind: 'read',
  input: z.object({
    /** Any part of the name of the item or of its ability. */
    abilityName: optionalLine(40, '名称'),
    /** A field or an ability. */
    parentId: Id.open('ability').optional(),
    ...paging,
  }),
  output: pageOf(Item),
});

export const ofIds = endpoint({
  summary: '这几个能力项；合并了的换成它并入的那一个',
  method: 'POST',
  path: '/course/api/ability/ofIds',
  kind: 'read',
  input: z.object({ ids: z.array(Id.open('ability')).max(100) }),
  output: z.object({ list: z.array(Item) }),
});

export const CourseRaises = z.object({
  /** The highest level first. */
  raises: z.array(
    z.object({
      id: Id,
      abilityName: z.string(),
      abilityLevel: oneOf(AbilityLevel),
      /** What the visitor's finished courses show by now; null for guests, 0 for nothing. */
      mine: z.int().nullable(),
    }),
  ),
  /** Public typical positions that ask for one of the items, and for no more of it than the course leads to. */
  positionCount: z.int(),
});

export type CourseRaises = z.infer<typeof CourseRaises>;

export const ofCourse = endpoint({
  summary: '一门课提高哪些能力项、到第几级，多少个典型岗位要它们',
  method: 'POST',
  path: '/course/api/ability/ofCourse',
  kind: 'read',
  input: z.object({ courseId: Id.open('course') }),
  output: CourseRaises,
});
