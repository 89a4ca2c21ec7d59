import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { PolicyField, PolicyLevel, PolicyPhase, policySorts } from '../rules/startPolicies.ts';
import { Judgement, PolicyCard, PolicyView } from './policyShapes.ts';

/** A code of the tree of regions; empty for all. */
const region = z
  .string()
  .regex(/^\d{0,6}$/, '没有这个地区')
  .default('');

export const list = endpoint({
  summary: '创业政策库：地区、级别、类别、关键词、现在能不能申请；已发布的',
  method: 'POST',
  path: '/startup/api/policy/list',
  kind: 'read',
  input: z.object({
    /** Whatever is valid there: of the place, within it, and of what it lies in. */
    region,
    policyLevel: oneOf(PolicyLevel).optional(),
    policyField: oneOf(PolicyField).optional(),
    phase: oneOf(PolicyPhase).optional(),
    str: optionalLine(60, '关键词'),
    sort: z.enum(policySorts, '没有这种排序').default('fresh'),
    ...paging,
  }),
  output: pageOf(PolicyCard),
});

export const view = endpoint({
  summary: '一条创业政策：大白话、适用条件、材料、原文与附件；登录的人还看到自己符不符合',
  method: 'POST',
  path: '/startup/api/policy/view',
  kind: 'read',
  input: z.object({
    id: Id.open('startPolicy'),
    /** An earlier version; the one in force when left out. */
    version: z.int().min(1, '没有这一版').max(32_000, '没有这一版').optional(),
  }),
  output: PolicyView.extend({
    /** Null for guests, and for whoever told nothing about themselves. */
    own: z
      .object({
        judgement: Judgement.nullable(),
        /** 1: the last day to apply is kept in the caller's dates. */
        isKept: Flag,
      })
      .nullable(),
  }),
  fails: [NOT_FOUND],
});

export const versions = endpoint({
  summary: '一条创业政策发布过的各版，新的在前',
  method: 'POST',
  path: '/startup/api/policy/versions',
  kind: 'read',
  input: z.object({ id: Id.open('startPolicy'), ...paging }),
  output: pageOf(z.object({ id: Id, version: z.int(), changeNote: z.string(), publishedAt: Time })),
  fails: [NOT_FOUND],
});
