import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What stands in the tree of grants: directories hold the others and are nothing that a role has. */
export const MenuType = choice({ directory: [1, '目录'], entry: [2, '菜单'], button: [3, '按钮'] });

export type MenuType = ValueOf<typeof MenuType>;
