import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Nothing } from '../kit/values.ts';

const NavItem = z.object({ id: Id, navTitle: z.string(), navUrl: z.string(), target: z.string() });

export type NavItem = z.infer<typeof NavItem>;

export const barList = endpoint({
  summary: '顶部导航',
  method: 'GET',
  path: '/system/api/nav/bar/list',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: z.object({ list: z.array(NavItem) }),
});
