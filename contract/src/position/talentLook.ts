import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { LookPart } from '../rules/hiring.ts';

const Look = z.object({
  id: Id,
  orgNo: Id,
  orgName: z.string(),
  /** Who of the enterprise. */
  lookerName: z.string(),
  vacancyId: Id,
  vacancyName: z.string(),
  /** The own application for it; none where a school had recommended the person. */
  applicationId: IdOrNone,
  lookPart: oneOf(LookPart),
  firstAt: Time,
  lastAt: Time,
  times: z.int(),
  /** 1: it was found by the consent to be found. */
  isByConsent: Flag,
  /** 1: the enterprise sees nothing of it any more. */
  isOver: Flag,
});

export type Look = z.infer<typeof Look>;

export const mine = endpoint({
  summary: '谁看过我：哪家企业的谁，为哪个职位，看了什么，一天几次；新的在前',
  method: 'POST',
  path: '/position/auth/talentLook/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Look),
});
