import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import * as fails from './assessmentFailures.ts';

const assessmentId = Id.of('assessment');
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;

export const page = endpoint({
  ...read,
  summary: '一场测评的阅卷与监考老师',
  path: '/exam/auth/assessmentStaff/page',
  input: z.object({ assessmentId, ...paging }),
  output: pageOf(z.object({ userNo: Id, staffName: z.string(), isMarker: Flag, isInvigilator: Flag })),
  fails: [fails.ASSESSMENT_GONE],
});

export const choices = endpoint({
  ...read,
  summary: '可以请来阅卷或监考的人：同一单位的讲师与员工',
  path: '/exam/auth/assessmentStaff/choices',
  input: z.object({ assessmentId, keyword: optionalLine(20, '姓名'), ...paging }),
  output: pageOf(z.object({ id: Id, name: z.string(), note: z.string() })),
  fails: [fails.ASSESSMENT_GONE],
});

export const save = endpoint({
  ...write,
  summary: '请一位老师阅卷、监考，或改他做哪样；都不选就是请下来',
  path: '/exam/auth/assessmentStaff/save',
  input: z.object({ assessmentId, userNo: Id.open('user'), isMarker: Flag, isInvigilator: Flag }),
  output: Nothing,
  fails: [fails.ASSESSMENT_GONE],
});
