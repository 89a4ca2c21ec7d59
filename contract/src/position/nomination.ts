import * as z from 'zod';
import { nomination, nominationAnswer, nominationReply } from '../fields/cooperation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { NominationState } from '../rules/cooperation.ts';
import { VacancyState } from '../rules/vacancies.ts';
import { resumeSectionKeys } from '../rules/visibility.ts';
import { listByUserNo } from '../user/userProfile.ts';
import * as failures from './cooperationFailures.ts';
import { BLOCKED_EMPLOYER } from './vacancyFailures.ts';
import { VacancyCard } from './vacancyShapes.ts';

const school = { method: 'POST', action: 'cooperation:manage' } as const;
/** Whoever hires sees the learners too, without having to manage the cooperation. */
const enterprise = { method: 'POST', action: ['cooperation:manage', 'vacancy:edit'] } as const;

const Told = {
  id: Id,
  nominationState: oneOf(NominationState),
  words: z.string(),
  sentAt: Time,
  answeredAt: Time.nullable(),
  learnerText: z.string(),
  seenAt: Time.nullable(),
  repliedAt: Time.nullable(),
  replyText: z.string(),
};

const OfVacancy = { vacancyId: Id, vacancyName: z.string(), vacancyState: oneOf(VacancyState) };

const Learner = z.object({
  studentId: Id,
  studentName: z.string(),
  studentNumber: z.string(),
  major: z.string(),
  className: z.string(),
  /** How it stands with recommending this learner for the vacancy; null where nobody did. */
  nominationState: oneOf(NominationState).nullable(),
  /** How well they fit the vacancy; null for whoever does not want the school to see it, and below a recommendation. */
  percent: z.int().nullable(),
});

export type Learner = z.infer<typeof Learner>;

export const learners = endpoint({
  ...school,
  summary: '可以推荐的学员：名单上绑定了账号、自己管得到的；本人愿意的带着匹配度，高的在前，也写着为这个职位推荐过没有',
  path: '/position/auth/nomination/learners',
  kind: 'read',
  input: z.object({ vacancyId: Id.open('vacancy'), str: optionalLine(30, '姓名或学号'), ...paging }),
  output: pageOf(Learner),
});

export const send = endpoint({
  ...school,
  summary: '向合作的企业推荐一位学员：先问学员，同意之后企业才看到',
  path: '/position/auth/nomination/send',
  kind: 'write',
  input: z.object({
    cooperationId: Id.of('cooperation'),
    vacancyId: Id.open('vacancy'),
    studentId: named(nomination.studentId, Id.of('rosterStudent')),
    words: fieldSchema(nomination.words),
  }),
  output: z.object({ id: Id }),
  fails: [
    NOT_FOUND,
    failures.NOT_COOPERATING,
    failures.NOT_BOUND,
    failures.NO_LONGER_OPEN,
    failures.NOMINATED_ALREADY,
    failures.ASKED_FULL,
  ],
});

const Sent = z.object({ ...Told, ...OfVacancy, studentName: z.string(), className: z.string(), orgName: z.string() });

export type SentNomination = z.infer<typeof Sent>;

export const sent = endpoint({
  ...school,
  summary: '本单位推荐过的学员与各自的进展，新的在前',
  path: '/position/auth/nomination/sent',
  kind: 'read',
  input: z.object({
    nominationState: oneOf(NominationState).optional(),
    cooperationId: Id.of('cooperation').optional(),
    vacancyId: Id.open('vacancy').optional(),
    ...paging,
  }),
  output: pageOf(Sent),
});

export const withdraw = endpoint({
  ...school,
  summary: '撤回推荐：企业还没有答复时可以',
  path: '/position/auth/nomination/withdraw',
  kind: 'write',
  input: z.object({ id: Id.of('nomination') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOMINATION_MOVED_ON],
});

const Received = z.object({
  ...Told,
  ...OfVacancy,
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  /** Who recommends. */
  orgName: z.string(),
});

export type ReceivedNomination = z.infer<typeof Received>;

export const received = endpoint({
  ...enterprise,
  summary: '合作单位推荐来的学员：同意过而且没有收回的，新的在前',
  path: '/position/auth/nomination/received',
  kind: 'read',
  input: z.object({
    nominationState: oneOf(NominationState).optional(),
    cooperationId: Id.of('cooperation').optional(),
    ...paging,
  }),
  output: pageOf(Received),
});

export const open = endpoint({
  ...enterprise,
  summary: '一位推荐来的学员与现在的档案，只有对单位公开的部分；第一次打开即算已查看',
  path: '/position/auth/nomination/open',
  kind: 'write',
  input: z.object({ id: Id.of('receivedNomination') }),
  output: Received.extend({ resume: listByUserNo.output }),
  fails: [NOT_FOUND],
});

export const reply = endpoint({
  ...enterprise,
  summary: '答复一份推荐：合适或不合适，学员与推荐的单位都会收到',
  path: '/position/auth/nomination/reply',
  kind: 'write',
  input: z.object({
    id: Id.of('receivedNomination'),
    nominationState: z.literal([NominationState.suitable, NominationState.unsuitable], '请选择合适或不合适'),
    replyText: fieldSchema(nominationReply.replyText),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOMINATION_MOVED_ON],
});

const Mine = z.object({ ...Told, orgName: z.string(), vacancy: VacancyCard });

export type OwnNomination = z.infer<typeof Mine>;

export const mine = endpoint({
  summary: '学校与机构想推荐我去的职位，等我答复的在前',
  method: 'POST',
  path: '/position/auth/nomination/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Mine).extend({
    /** The parts of the résumé that an enterprise would see, by one's own choice. */
    shown: z.array(z.enum(resumeSectionKeys)),
  }),
});

export const answer = endpoint({
  summary: '同意被推荐，企业从此看到我的档案；或者不同意',
  method: 'POST',
  path: '/position/auth/nomination/answer',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.of('ownNomination'),
    isAgreed: named({ label: '同意' }, Flag),
    learnerText: fieldSchema(nominationAnswer.learnerText),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOMINATION_MOVED_ON, failures.NO_LONGER_OPEN, BLOCKED_EMPLOYER],
});

export const takeBack = endpoint({
  summary: '收回同意：企业不再看到我，任何时候都可以',
  method: 'POST',
  path: '/position/auth/nomination/takeBack',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('ownNomination') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOMINATION_MOVED_ON],
});
