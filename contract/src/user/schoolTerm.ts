import * as z from 'zod';
import { term as fields } from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';
import { weekdayOf } from '../rules/calendar.ts';
import { MOST_WEEKS, Semester } from '../rules/school.ts';
import { isSchoolYear } from '../rules/terms.ts';
import { TERM_HAS_LESSONS, TERM_IN_USE, TERM_OVERLAPS, TERM_TAKEN, TERM_TOO_SHORT } from './schoolFailures.ts';

const manage = { method: 'POST', action: 'term:edit' } as const;

export const Term = z.object({
  id: Id,
  schoolYear: z.string(),
  semester: oneOf(Semester),
  /** A Monday, and the Sunday of the last week. */
  beginOn: z.string(),
  endOn: z.string(),
  weeks: z.int(),
  /** 1: today is in it. */
  isCurrent: Flag,
  /** Its week today, from 1; null outside of it. */
  week: z.int().nullable(),
});

export type Term = z.infer<typeof Term>;

const KeptTerm = Term.extend({ countOffering: z.int(), countLesson: z.int() });

export type KeptTerm = z.infer<typeof KeptTerm>;

const facts = namedAs(fields, {
  schoolYear: z.string('请选择学年').refine(isSchoolYear, '请选择学年'),
  semester: oneOf(Semester, '请选择学期'),
  beginOn: z.iso.date('请选择开始日期').refine((day) => weekdayOf(day) === 1, '学期从周一开始，请选一个周一'),
  weeks: z.int('请输入周数').min(1, '至少 1 周').max(MOST_WEEKS, `最多 ${MOST_WEEKS} 周`),
});

export const list = endpoint({
  ...manage,
  summary: '本校的学年与学期，晚的在前',
  path: '/user/auth/schoolTerm/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(KeptTerm),
});

export const save = endpoint({
  ...manage,
  summary: '添加学期；同一所学校的学期不重叠',
  path: '/user/auth/schoolTerm/save',
  kind: 'write',
  input: z.object(facts),
  output: z.object({ id: Id }),
  fails: [TERM_TAKEN, TERM_OVERLAPS],
});

export const update = endpoint({
  ...manage,
  summary: '修改学期；排了课的不能挪动，也不能短过最后一节课',
  path: '/user/auth/schoolTerm/update',
  kind: 'write',
  input: z.object({ id: Id.of('schoolTerm'), ...facts }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TERM_TAKEN, TERM_OVERLAPS, TERM_HAS_LESSONS, TERM_TOO_SHORT],
});

export const remove = endpoint({
  ...manage,
  summary: '删除学期；有开课的不能删',
  path: '/user/auth/schoolTerm/delete',
  kind: 'write',
  input: z.object({ id: Id.of('schoolTerm') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TERM_IN_USE],
});
