import * as z from 'zod';
import { momentOf, wireTime } from '../rules/time.ts';

/** `yyyy-MM-dd HH:mm:ss`, and a day that exists. */
export const momentText = (name: string) =>
  z
    .string(`请选择${name}`)
    .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/, `请选择${name}`)
    .refine((value) => isMoment(value), `请选择${name}`);

/** The same, or empty for none: what a form has where nothing is chosen. */
export const optionalMoment = (name: string) =>
  z
    .string()
    .regex(/^(20\d\d-\d\d-\d\d \d\d:\d\d:\d\d)?$/, `请选择${name}`)
    .refine((value) => value === '' || isMoment(value), `请选择${name}`)
    .default('');

/** JavaScript takes the 31st of February for the 3rd of March. */
function isMoment(value: string): boolean {
  const moment = momentOf(value);
  return !Number.isNaN(moment.getTime()) && wireTime(moment) === value;
}
