import * as z from 'zod';
import { event } from '../kit/event.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { ApplyState } from '../rules/grades.ts';

/** Somebody asks to be let into a class group, to those who run it; or was answered, to who asked. */
export const gradeApply = event({
  name: 'gradeApply',
  schema: z.object({ gradeId: Id, auditStatus: oneOf(ApplyState) }),
  audience: 'people',
  payload: 'told',
});
