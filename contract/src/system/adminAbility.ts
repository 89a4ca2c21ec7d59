import * as z from 'zod';
import { abilityFields } from '../fields/ability.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, IdOrNone, Nothing } from '../kit/values.ts';
import { AbilityKind } from '../rules/abilities.ts';
import { IN_USE, NAME_TAKEN } from './adminFailures.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails, Version } from './managed.ts';

const words = {
  level1: z.string(),
  level2: z.string(),
  level3: z.string(),
  level4: z.string(),
  level5: z.string(),
};

const Row = z.object({
  ...managedRow,
  /** `NONE` of a field. */
  parentId: IdOrNone,
  abilityKind: oneOf(AbilityKind),
  abilityName: z.string(),
  intro: z.string(),
  ...words,
  childCount: z.int(),
  /** Where it is used and how often; an ability and a field count what is in them. */
  used: z.array(z.object({ label: z.string(), count: z.int() })),
});

export type AbilityRow = z.infer<typeof Row>;

export const list = endpoint({
  summary: '运营后台：能力模型里一个上级下面的',
  method: 'POST',
  path: '/system/auth/admin/ability/list',
  kind: 'read',
  action: 'dict:edit',
  input: z.object({ parentId: IdOrNone }),
  output: z.object({ list: z.array(Row) }),
});

export const parents = endpoint({
  summary: '运营后台：全部领域与能力，可以作上级',
  method: 'POST',
  path: '/system/auth/admin/ability/parents',
  kind: 'read',
  action: 'dict:edit',
  input: Nothing,
  output: z.object({
    list: z.array(z.object({ id: Id, parentId: IdOrNone, abilityName: z.string(), abilityKind: oneOf(AbilityKind) })),
  }),
});

export const save = endpoint({
  summary: '新建、修改、移动或停用一个领域、能力或能力项；用着的不能停用',
  method: 'POST',
  path: '/system/auth/admin/ability/save',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({
    ...managedKey,
    /** `NONE` for a field. Another one of the same kind moves it with all below it. */
    parentId: IdOrNone,
    abilityName: fieldSchema(abilityFields.abilityName),
    intro: fieldSchema(abilityFields.intro),
    level1: fieldSchema(abilityFields.level1),
    level2: fieldSchema(abilityFields.level2),
    level3: fieldSchema(abilityFields.level3),
    level4: fieldSchema(abilityFields.level4),
    level5: fieldSchema(abilityFields.level5),
  }),
  output: Saved,
  fails: [...saveFails, NAME_TAKEN, IN_USE],
});

export const arrange = endpoint({
  summary: '排列同一个上级下面的',
  method: 'POST',
  path: '/system/auth/admin/ability/arrange',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOrder.extend({ parentId: IdOrNone }),
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除没有用着、下面也没有的',
  method: 'POST',
  path: '/system/auth/admin/ability/remove',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOne,
  output: Nothing,
  fails: [...oneFails, IN_USE],
});

export const merge = endpoint({
  summary: '把一个能力项并入另一个：用着它的地方一起换过去',
  method: 'POST',
  path: '/system/auth/admin/ability/merge',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({ id: Id, version: Version, intoId: z.string('请选择并入哪一项').pipe(Id) }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});
