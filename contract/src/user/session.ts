import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';

const Device = z.object({
  id: Id,
  /** In words its owner recognises: Windows 电脑 · Chrome. */
  device: z.string(),
  ip: z.string(),
  gmtCreate: Time,
  lastSeen: Time,
  isCurrent: Flag,
});

export type Device = z.infer<typeof Device>;

/** At most one session per kind of terminal lives, so there is nothing to page through. */
export const list = endpoint({
  summary: '我登录着的设备，这一台在前',
  method: 'POST',
  path: '/user/auth/session/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Device) }),
});

export const end = endpoint({
  summary: '退出一台设备上的登录',
  method: 'POST',
  path: '/user/auth/session/end',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('session') }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const endOthers = endpoint({
  summary: '退出其他设备上的登录',
  method: 'POST',
  path: '/user/auth/session/end/others',
  kind: 'write',
  logged: true,
  input: Nothing,
  output: Nothing,
});

export const loginList = endpoint({
  summary: '我的登录记录，新的在前',
  method: 'POST',
  path: '/user/auth/session/login/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id: Id,
      gmtCreate: Time,
      /** password, code, jobNumber, oauth, lab, register, sso. */
      way: z.string(),
      loginStatus: Flag,
      loginIp: z.string(),
      device: z.string(),
    }),
  ),
});
