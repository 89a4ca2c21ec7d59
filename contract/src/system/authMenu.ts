import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import type { GrantNode } from '../rules/grants.ts';
import { MenuType } from '../rules/menuTypes.ts';
import { PowerLevel } from '../rules/powerLevels.ts';
import { UserType } from '../rules/userTypes.ts';

export const Identity = z.object({
  id: Id,
  userType: oneOf(UserType),
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
  input: z.object({ id: Id.of('identity') }),
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
  output: z.object({
    menu: z.array(MenuNode),
    button: z.array(z.string()),
    powerLevel: oneOf(PowerLevel),
    /** Set while the caller looks at the site as another role: who they appear to be. */
    preview: z
      .object({ roleName: z.string(), userType: oneOf(UserType), orgNo: Id.nullable(), orgName: z.string() })
      .nullable(),
  }),
});

export interface GrantEntry extends Omit<GrantNode, 'children'> {
  isHeld: 0 | 1;
  children: GrantEntry[];
}

/** A line of the authorization tree. What the caller does not hold cannot be given. */
export const GrantEntry: z.ZodType<GrantEntry> = z.object({
  code: z.string(),
  name: z.string(),
  menuType: oneOf(MenuType),
  url: z.string(),
  isHeld: Flag,
  get children() {
    return z.array(GrantEntry);
  },
});

const keepers = ['role:view', 'platformRole:edit'] as const;

export const menuTreeList = endpoint({
  summary: '一种身份的全部菜单与按钮；不说哪一种就是自己的',
  method: 'POST',
  path: '/system/auth/authMenu/menuTreeList',
  kind: 'read',
  action: keepers,
  input: z.object({
    /** Only the operator may ask for another than the own. */
    userType: oneOf(UserType).optional(),
  }),
  output: z.object({ list: z.array(GrantEntry) }),
});

export const listOrgMenu = endpoint({
  summary: '本单位可授权的菜单与按钮',
  method: 'POST',
  path: '/system/auth/authMenu/listOrgMenu',
  kind: 'read',
  action: keepers,
  input: Nothing,
  output: z.object({ list: z.array(GrantEntry) }),
});
