import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { CaseState, ConsentState } from '../rules/startCases.ts';
import * as failures from './caseFailures.ts';
import { CaseCard, caseContent } from './caseShapes.ts';

const desk = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...desk, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('startCase');

const DeskRow = CaseCard.extend({
  caseState: oneOf(CaseState),
  gmtModified: Time,
  /** How many of those it is about agreed to be named. */
  countPeople: z.int(),
  countAgreed: z.int(),
});

export type CaseRow = z.infer<typeof DeskRow>;

export const list = endpoint({
  ...desk,
  summary: '本单位的典型案例，新改的在前',
  path: '/startup/auth/typicalCaseDesk/list',
  kind: 'read',
  input: z.object({ caseState: oneOf(CaseState).optional(), ...paging }),
  output: pageOf(DeskRow),
});

export const candidates = endpoint({
  ...desk,
  summary: '本单位毕业了、还没有写成案例的项目，新毕业的在前',
  path: '/startup/auth/typicalCaseDesk/candidates',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ id: Id, projectName: z.string(), slogan: z.string(), stateTime: Time })),
});

export const begin = endpoint({
  ...write,
  summary: '由毕业的项目写成案例的草稿：文字、数字与团队都带过来',
  path: '/startup/auth/typicalCaseDesk/begin',
  input: z.object({ projectId: named({ label: '项目' }, Id.of('hostedProject')) }),
  fails: [NOT_FOUND, failures.NOT_GRADUATED, failures.CASE_ALREADY, failures.CASES_FULL],
});

export const form = endpoint({
  ...desk,
  summary: '要修改的案例，与团队里每个人的答复',
  path: '/startup/auth/typicalCaseDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    id: Id,
    projectName: z.string(),
    caseState: oneOf(CaseState),
    ...caseContent,
    /** Everybody of the team who may be written of, with what they answered; null: not in the case, or not asked yet. */
    team: z.array(
      z.object({ userNo: Id, name: z.string(), duty: z.string(), consentState: oneOf(ConsentState).nullable() }),
    ),
  }),
  fails: [NOT_FOUND],
});

const written = z.object({ id: own, ...caseContent });

export const save = endpoint({
  ...write,
  summary: '保存案例；写到某个人的话变了，要重新请他同意',
  path: '/startup/auth/typicalCaseDesk/save',
  bodyLimit: 512 * 1024,
  input: written,
  output: z.object({ id: Id, countAsked: z.int() }),
  fails: [NOT_FOUND, failures.NOT_IN_TEAM],
});

export const publish = endpoint({
  ...write,
  summary: '发布案例，请写到的人同意署名；没有同意的不写出名字',
  path: '/startup/auth/typicalCaseDesk/publish',
  bodyLimit: 512 * 1024,
  input: written,
  output: z.object({ id: Id, countAsked: z.int() }),
  fails: [NOT_FOUND, failures.NOT_IN_TEAM],
});

export const ask = endpoint({
  ...write,
  summary: '发布之前先请写到的人看一看、同意署名',
  path: '/startup/auth/typicalCaseDesk/ask',
  input: z.object({ id: own }),
  output: z.object({ id: Id, countAsked: z.int() }),
  fails: [NOT_FOUND],
});

export const withdraw = endpoint({
  ...write,
  summary: '撤下发布着的案例',
  path: '/startup/auth/typicalCaseDesk/withdraw',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.CASE_MOVED_ON],
});

export const remove = endpoint({
  ...write,
  summary: '删除没有发布着的案例',
  path: '/startup/auth/typicalCaseDesk/delete',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.CASE_IS_PUBLIC],
});
