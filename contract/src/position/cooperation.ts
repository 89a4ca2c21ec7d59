import * as z from 'zod';
import { cooperationEnd, invitation, invitationAnswer } from '../fields/cooperation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { CooperationState } from '../rules/cooperation.ts';
import { OrgType } from '../rules/userTypes.ts';
import * as failures from './cooperationFailures.ts';

const desk = { method: 'POST', action: 'cooperation:manage' } as const;
const own = Id.of('cooperation');

/** The other side. */
const Partner = z.object({
  orgNo: Id,
  orgType: oneOf(OrgType),
  orgName: z.string(),
  orgLogoImg: z.string(),
  intro: z.string(),
  regionName: z.string(),
  industryName: z.string(),
  sizeName: z.string(),
});

const Cooperation = z.object({
  id: Id,
  cooperationState: oneOf(CooperationState),
  /** 1: this side sent the invitation. */
  isOwnInvitation: Flag,
  partner: Partner,
  words: z.string(),
  invitedAt: Time,
  answerText: z.string(),
  answeredAt: Time.nullable(),
  endReason: z.string(),
  endedAt: Time.nullable(),
  /** Vacancies of the enterprise that are open. */
  countOpen: z.int(),
  /** Typical positions that the other side wrote or uses. */
  countTypical: z.int(),
  /** Learners whom the school recommended, as far as the caller may know of them. */
  countNominated: z.int(),
});

export type Cooperation = z.infer<typeof Cooperation>;

export const list = endpoint({
  ...desk,
  summary: '本单位的校企合作：合作中的、等着答复的、谢绝与结束了的，新的在前',
  path: '/position/auth/cooperation/list',
  kind: 'read',
  input: z.object({ cooperationState: oneOf(CooperationState).default(CooperationState.active), ...paging }),
  output: pageOf(Cooperation).extend({
    counts: z.array(z.object({ cooperationState: oneOf(CooperationState), count: z.int() })),
  }),
});

export const view = endpoint({
  ...desk,
  summary: '一份校企合作与对方单位',
  path: '/position/auth/cooperation/view',
  kind: 'read',
  input: z.object({ id: own }),
  output: Cooperation,
  fails: [NOT_FOUND],
});

export const invite = endpoint({
  ...desk,
  summary: '邀请一家单位合作：学校与机构邀请企业，企业邀请学校与机构',
  path: '/position/auth/cooperation/invite',
  kind: 'write',
  input: z.object({
    orgNo: named(invitation.orgNo, Id.open('organization')),
    words: fieldSchema(invitation.words),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_A_PARTNER, failures.COOPERATING_ALREADY, failures.INVITATIONS_FULL],
});

export const answer = endpoint({
  ...desk,
  summary: '答复合作邀请：接受，或者写明原因谢绝',
  path: '/position/auth/cooperation/answer',
  kind: 'write',
  input: z
    .object({
      id: own,
      isAccepted: named({ label: '接受' }, Flag),
      answerText: fieldSchema(invitationAnswer.answerText),
    })
    .refine(({ isAccepted, answerText }) => isAccepted === 1 || answerText !== '', {
      path: ['answerText'],
      message: '请写明谢绝的原因，对方会看到',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.COOPERATION_MOVED_ON],
});

export const withdraw = endpoint({
  ...desk,
  summary: '收回还没有答复的合作邀请',
  path: '/position/auth/cooperation/withdraw',
  kind: 'write',
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.COOPERATION_MOVED_ON],
});

export const end = endpoint({
  ...desk,
  summary: '结束合作：还在等学员答复的推荐一起撤回，学员同意过的由学员自己收回',
  path: '/position/auth/cooperation/end',
  kind: 'write',
  input: z.object({ id: own, endReason: fieldSchema(cooperationEnd.endReason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.COOPERATION_MOVED_ON],
});
