import * as z from 'zod';
import { TestView } from '../course/typicalPosition.ts';
import { move as fields } from '../fields/hiring.ts';
import { application } from '../fields/vacancy.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { onOneOf } from '../kit/onOne.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, optionalLine, Time } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { AuditState } from '../rules/auditStates.ts';
import { DeclineReason } from '../rules/hiring.ts';
import { ApplicationState, MOST_VACANCY_TESTS, PauseReason, VacancyState } from '../rules/vacancies.ts';
import { HandedResume, unnamed } from './hiringShapes.ts';
import * as failures from './vacancyFailures.ts';
import { checkVacancy, content } from './vacancyShapes.ts';

const desk = { method: 'POST', action: 'vacancy:edit' } as const;
const own = Id.of('vacancy');

const DeskRow = z.object({
  id: Id,
  vacancyName: z.string(),
  vacancyState: oneOf(VacancyState),
  pauseReason: oneOf(PauseReason),
  salaryMin: z.int(),
  salaryMax: z.int(),
  regionName: z.string(),
  natureName: z.string(),
  countWanted: z.int(),
  endDate: z.string(),
  refreshedAt: Time.nullable(),
  lastReplyAt: Time.nullable(),
  countApply: z.int(),
  /** Applications nobody answered yet. */
  countNew: z.int(),
  /** What became of what was handed in last; null while nothing was. */
  audit: z.object({ auditStatus: oneOf(AuditState), auditOpinion: z.string(), submitTime: Time }).nullable(),
  gmtModified: Time,
});

export type DeskRow = z.infer<typeof DeskRow>;

export const list = endpoint({
  ...desk,
  summary: '本企业的职位，新的在前；每种状态有几个',
  path: '/position/auth/vacancyDesk/list',
  kind: 'read',
  input: z.object({ vacancyState: oneOf(VacancyState).optional(), ...paging }),
  output: pageOf(DeskRow).extend({ counts: z.array(z.object({ vacancyState: oneOf(VacancyState), count: z.int() })) }),
});

const Chosen = z.object({
  abilityId: Id,
  abilityName: z.string(),
  groupName: z.string(),
  abilityLevel: oneOf(AbilityLevel),
  levelWords: z.array(z.string()),
});

export type ChosenAbility = z.infer<typeof Chosen>;

export const form = endpoint({
  ...desk,
  summary: '要修改的职位：等审核的改动在，就是那一份',
  path: '/position/auth/vacancyDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    id: Id,
    vacancyState: oneOf(VacancyState),
    ...content,
    typicalPositionId: IdOrNone,
    typicalPositionName: z.string(),
    abilities: z.array(Chosen),
    tests: z.array(TestView),
  }),
  fails: [NOT_FOUND],
});

export const tests = endpoint({
  ...desk,
  summary: '可以请应聘的人做的测评：公开、已经发布的，新的在前；给了编号就只要这些',
  path: '/position/auth/vacancyDesk/tests',
  kind: 'read',
  input: z.object({
    /** Any part of the title. */
    title: optionalLine(60, '测评名称'),
    ids: z.array(Id.open('openAssessment')).max(MOST_VACANCY_TESTS, `最多 ${MOST_VACANCY_TESTS} 个测评`).default([]),
    ...paging,
  }),
  output: pageOf(TestView),
});

const dated = [failures.ENDS_IN_PAST, failures.ENDS_TOO_LATE];

export const save = endpoint({
  ...desk,
  summary: '保存职位草稿；已经提交或公开的不改，改动请提交审核',
  path: '/position/auth/vacancyDesk/save',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('vacancy', '0').default('0'), ...content }).superRefine(checkVacancy),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON, failures.VACANCIES_FULL, failures.NO_SUCH_ABILITY, ...dated],
});

export const submit = endpoint({
  ...desk,
  summary: '提交审核：新的职位，或者公开着的职位的改动',
  path: '/position/auth/vacancyDesk/submit',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('vacancy', '0').default('0'), ...content }).superRefine(checkVacancy),
  output: z.object({ id: Id }),
  fails: [
    NOT_FOUND,
    failures.VACANCY_MOVED_ON,
    failures.VACANCIES_FULL,
    failures.NO_SUCH_ABILITY,
    failures.SAME_VACANCY,
    ...dated,
  ],
});

const onOne = onOneOf(desk, own);

export const takeBack = endpoint({
  ...onOne,
  summary: '收回提交的职位或改动',
  path: '/position/auth/vacancyDesk/takeBack',
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON],
});

export const pause = endpoint({
  ...onOne,
  summary: '暂停招聘',
  path: '/position/auth/vacancyDesk/pause',
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON],
});

export const resume = endpoint({
  ...onOne,
  summary: '恢复招聘',
  path: '/position/auth/vacancyDesk/resume',
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON, failures.ENDS_IN_PAST],
});

export const close = endpoint({
  ...onOne,
  summary: '关闭职位',
  path: '/position/auth/vacancyDesk/close',
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON],
});

export const refresh = endpoint({
  ...onOne,
  summary: '刷新职位，排到列表前面；一天一次',
  path: '/position/auth/vacancyDesk/refresh',
  fails: [NOT_FOUND, failures.VACANCY_MOVED_ON, failures.REFRESHED_TODAY],
});

export const copy = endpoint({
  ...onOne,
  summary: '照一个职位再写一份草稿',
  path: '/position/auth/vacancyDesk/copy',
  fails: [NOT_FOUND, failures.VACANCIES_FULL],
});

export const remove = endpoint({
  ...onOne,
  summary: '删除没有公开过的职位',
  path: '/position/auth/vacancyDesk/delete',
  fails: [NOT_FOUND, failures.REMOVE_ONLY_DRAFTS],
});

const Applicant = z.object({
  id: Id,
  ...unnamed,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  applicationState: oneOf(ApplicationState),
  note: z.string(),
  appliedAt: Time,
  seenAt: Time.nullable(),
  repliedAt: Time.nullable(),
  replyText: z.string(),
  declineReason: oneOf(DeclineReason),
});

export type Applicant = z.infer<typeof Applicant>;

export const applicants = endpoint({
  ...desk,
  summary: '一个职位收到的投递，新的在前',
  path: '/position/auth/vacancyDesk/applicants',
  kind: 'read',
  input: z.object({ id: own, applicationState: oneOf(ApplicationState).optional(), ...paging }),
  output: pageOf(Applicant).extend({ vacancyName: z.string(), vacancyState: oneOf(VacancyState) }),
  fails: [NOT_FOUND],
});

export const applicant = endpoint({
  ...desk,
  summary: '一份投递与当时的档案；第一次打开即算已查看，对方看得到',
  path: '/position/auth/vacancyDesk/applicant',
  kind: 'write',
  input: z.object({ id: Id.of('vacancyApplication') }),
  output: Applicant.extend({
    vacancyId: Id,
    vacancyName: z.string(),
    resume: HandedResume,
  }),
  fails: [NOT_FOUND],
});

export const answer = endpoint({
  ...desk,
  summary: '答复一份投递：进一步沟通，或不合适与原因；可以写几句话',
  path: '/position/auth/vacancyDesk/answer',
  kind: 'write',
  logged: true,
  input: z
    .object({
      id: Id.of('vacancyApplication'),
      applicationState: z.literal([ApplicationState.talking, ApplicationState.declined], '请选择沟通或不合适'),
      declineReason: named(fields.declineReason, oneOf(DeclineReason, '请选择原因').default(DeclineReason.none)),
      replyText: fieldSchema(application.replyText),
    })
    .superRefine(({ applicationState, declineReason }, ctx) => {
      const isDeclined = applicationState === ApplicationState.declined;
      if (isDeclined && declineReason === DeclineReason.none)
        ctx.addIssue({ code: 'custom', path: ['declineReason'], message: '请选择原因' });
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.APPLICATION_ANSWERED],
});

export const typicals = endpoint({
  ...desk,
  summary: '可以取用的典型岗位与它们要的能力项',
  path: '/position/auth/vacancyDesk/typicals',
  kind: 'read',
  input: z.object({ str: optionalLine(40, '典型岗位'), ...paging }),
  output: pageOf(z.object({ id: Id, positionName: z.string(), abilities: z.array(Chosen) })),
});
