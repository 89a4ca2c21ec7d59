import * as z from 'zod';
import { momentOf } from '../rules/time.ts';

/** `yyyy-MM-dd HH:mm:ss`, and a day that exists. */
export const momentText = (name: string) =>
  z
    .string(`请选择${name}`)
    .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/, `请选择${name}`)
    .refine((value) => !Number.isNaN(momentOf(value).getTime()), `请选择${name}`);
