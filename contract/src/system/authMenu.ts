import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';

export const Identity = z.object({
  id: Id,
  userType: z.int(),
  roleName: z.string(),
  orgInfo: z.object({ orgNo: Id, orgName: z.string(), orgLogoImg: z.string(), orgDomain: z.string() }).nullable(),
  /** 1 for the identity this session acts in. */
  isCurrent: Flag,
});

export type Identity = z.infer<typeof Identity>;

export const listUserRole = endpoint({
  summary: '我的身份',
  method: 'POST',
  path: '/system/auth/authMenu/listUserRole',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Identity) }),
});

export const setUserLoginType = endpoint({
  summary: '切换身份',
  method: 'POST',
  path: '/system/auth/authMenu/setUserLoginType',
  kind: 'write',
  input: z.object({ id: Id }),
  output: Identity,
  fails: [NOT_FOUND],
});

interface MenuNode {
  menuName: string;
  menuCode: string;
  url: string;
  icon: string;
  isDisabled: 0 | 1;
  children: MenuNode[];
}

/** An entry of the side menu. Disabled entries are shown grey with 即将开放. */
export const MenuNode: z.ZodType<MenuNode> = z.object({
  menuName: z.string(),
  menuCode: z.string(),
  url: z.string(),
  icon: z.string(),
  isDisabled: Flag,
  get children() {
    return z.array(MenuNode);
  },
});

export const listLoginUserMenu = endpoint({
  summary: '当前身份的菜单与按钮',
  method: 'POST',
  path: '/system/auth/authMenu/listLoginUserMenu',
  kind: 'read',
  input: z.object({ terminalType: z.literal(1).default(1) }),
  output: z.object({ menu: z.array(MenuNode), button: z.array(z.string()), powerLevel: z.int() }),
});
