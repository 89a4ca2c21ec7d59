import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';

/** A person as the person sees it. */
export const UserInfo = z.object({
  id: Id,
  userNo: Id,
  /** Every identity the person holds, as a comma list: `1,2,4`. */
  userType: z.string(),
  mobile: z.string(),
  email: z.string(),
  nickname: z.string(),
  idCardName: z.string(),
  headImgUrl: z.string(),
  sex: z.int(),
  age: z.int().nullable(),
  remark: z.string(),
  isRecommended: Flag,
  /** Whether a password was ever set. */
  hasPassword: Flag,
});

export type UserInfo = z.infer<typeof UserInfo>;

export const view = endpoint({
  summary: '我的信息',
  method: 'POST',
  path: '/user/auth/user/ext/view',
  kind: 'read',
  input: Nothing,
  output: UserInfo,
});
