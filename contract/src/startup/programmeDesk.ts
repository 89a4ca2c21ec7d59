import * as z from 'zod';
import { programmeCancel, programmeResult, startProgrammeMore } from '../fields/startProgramme.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { ProgrammeState } from '../rules/startProgrammes.ts';
import { optionalDay } from './policyShapes.ts';
import * as failures from './programmeFailures.ts';
import { checkProgramme, ProgrammeCard, programmeContent } from './programmeShapes.ts';

const desk = { method: 'POST', action: 'startProgramme:manage' } as const;
const write = { ...desk, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('startProgramme');

const DeskRow = ProgrammeCard.extend({ gmtModified: Time, countApplied: z.int() });

export type ProgrammeRow = z.infer<typeof DeskRow>;

export const list = endpoint({
  ...desk,
  summary: '本单位的项目征集，新改的在前；每种状态有几次',
  path: '/startup/auth/programmeDesk/list',
  kind: 'read',
  input: z.object({ programmeState: oneOf(ProgrammeState).optional(), ...paging }),
  output: pageOf(DeskRow).extend({
    counts: z.array(z.object({ programmeState: oneOf(ProgrammeState), count: z.int() })),
  }),
});

export const form = endpoint({
  ...desk,
  summary: '要修改的征集草稿',
  path: '/startup/auth/programmeDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({ id: Id, programmeState: oneOf(ProgrammeState), ...programmeContent }),
  fails: [NOT_FOUND],
});

const written = z
  .object({ id: Id.of('startProgramme', '0').default('0'), ...programmeContent })
  .superRefine(checkProgramme);

export const save = endpoint({
  ...write,
  summary: '保存征集的草稿；发布之后问题与评分表不能再改',
  path: '/startup/auth/programmeDesk/save',
  bodyLimit: 256 * 1024,
  input: written,
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON, failures.PROGRAMMES_FULL],
});

export const publish = endpoint({
  ...write,
  summary: '发布征集：人人看得到问题、评分表与名额，到了日子就能申请',
  path: '/startup/auth/programmeDesk/publish',
  bodyLimit: 256 * 1024,
  input: written,
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON, failures.PROGRAMMES_FULL],
});

export const remove = endpoint({
  ...write,
  summary: '删除征集的草稿',
  path: '/startup/auth/programmeDesk/delete',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON],
});

export const extend = endpoint({
  ...write,
  summary: '把申请截止或评阅截止往后延；没有评完的一份跟着延',
  path: '/startup/auth/programmeDesk/extend',
  input: z.object({
    id: own,
    /** Empty: as it is. */
    applyUntil: optionalDay(startProgrammeMore.applyUntil.label),
    readUntil: optionalDay(startProgrammeMore.readUntil.label),
  }),
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON, failures.ONLY_LATER],
});

export const beginReading = endpoint({
  ...write,
  summary: '申请截止之后开始评阅：每份申请交给两位不在团队里的评阅人',
  path: '/startup/auth/programmeDesk/beginReading',
  input: z.object({ id: own }),
  fails: [
    NOT_FOUND,
    failures.PROGRAMME_MOVED_ON,
    failures.APPLY_STILL_OPEN,
    failures.NOTHING_TO_READ,
    failures.TOO_FEW_READERS,
  ],
});

export const announce = endpoint({
  ...write,
  summary: '公布结果：达到分数线的都入选，不能比名额多；每个团队收到分数与意见',
  path: '/startup/auth/programmeDesk/announce',
  input: z.object({
    id: own,
    /** Tenths of a point. */
    line: named(programmeResult.line, z.int('请填分数线').min(0, '分数线 0 到 100 分').max(1000, '分数线 0 到 100 分')),
    resultNote: fieldSchema(programmeResult.resultNote),
  }),
  output: z.object({ id: Id, countAdmitted: z.int() }),
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON, failures.STILL_READING, failures.PLACES_EXCEEDED],
});

export const cancel = endpoint({
  ...write,
  summary: '取消征集；申请的团队与评阅人会收到原因',
  path: '/startup/auth/programmeDesk/cancel',
  input: z.object({ id: own, resultNote: fieldSchema(programmeCancel.resultNote) }),
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON],
});
