import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';
import type { Action } from '../rules/actions.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails } from './managed.ts';

interface Declared<R extends z.ZodRawShape, F extends z.ZodRawShape> {
  /** What a row is, as the console calls it. */
  noun: string;
  /** What a row has besides what all rows have, and what is written of it. */
  row: R;
  fields: F;
  /** What it takes to keep it. */
  action?: Action;
}

/** The calls of one list of the site that an operator keeps in order. */
export const managedCalls = <const P extends string, R extends z.ZodRawShape, F extends z.ZodRawShape>(
  base: P,
  { noun, row, fields, action = 'site:edit' }: Declared<R, F>,
) => ({
  list: endpoint({
    summary: `运营后台：${noun}`,
    method: 'POST',
    path: `${base}/list`,
    kind: 'read',
    action,
    input: Nothing,
    output: z.object({ list: z.array(z.object({ ...managedRow, ...row })) }),
  }),
  save: endpoint({
    summary: `新建或修改${noun}`,
    method: 'POST',
    path: `${base}/save`,
    kind: 'write',
    action,
    input: z.object({ ...managedKey, ...fields }),
    output: Saved,
    fails: saveFails,
  }),
  arrange: endpoint({
    summary: `排列${noun}`,
    method: 'POST',
    path: `${base}/arrange`,
    kind: 'write',
    action,
    input: ManagedOrder,
    output: Nothing,
    fails: [CONFLICT],
  }),
  remove: endpoint({
    summary: `删除${noun}`,
    method: 'POST',
    path: `${base}/remove`,
    kind: 'write',
    action,
    input: ManagedOne,
    output: Nothing,
    fails: oneFails,
  }),
});
