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

/** Something was changed about a sitting from outside: time, a pause, the end, a notice, another device. To its candidate. */
export const sittingMoved = event({
  name: 'sittingMoved',
  schema: z.object({ sittingId: Id }),
  audience: 'people',
  payload: 'told',
});

/** Somebody began, handed in, or left a trace. To those who watch and mark. */
export const assessmentMoved = event({
  name: 'assessmentMoved',
  schema: z.object({ assessmentId: Id }),
  audience: 'people',
  payload: 'told',
});
