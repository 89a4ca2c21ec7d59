import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'system'>();

/** Business failures that have to do with roles: 1560-1599. */

/** Answered by the kernel to every write while somebody looks at the site as another role. */
export const PREVIEW_ONLY = failure(1560, '正在以别的角色的视角查看，只能看，不能改；结束查看后再操作');
export const ROLE_NAME_TAKEN = failure(1561, '已经有同名的角色，换一个名称');
export const ROLE_BUILT_IN = failure(1562, '内置角色由平台维护，不能修改或删除');
/** The sentence of the answer says how many people. */
export const ROLE_IN_USE = failure(1563, '还有员工在使用这个角色，先给他们换一个角色');
export const ROLE_ABOVE = failure(1564, '这个角色的权限比你多，你不能修改它');
/** The sentence of the answer names what is lacking. */
export const GRANT_TOO_MUCH = failure(1565, '不能给出你自己没有的权限');
export const ROLES_FULL = failure(1566, '角色太多了，最多 100 个；先删除不用的');
export const SEE_AS_ABOVE = failure(1567, '这个角色的权限比你多，不能以它的视角查看');
export const NOT_SEEING = failure(1568, '现在没有以别的角色的视角查看');
