import { listSpec } from '../../../kit/list/listAddress.ts';

/** Part of a role's name, kept in the address. */
export const roleListSpec = listSpec({ filters: { roleName: '' } });

/** In the console: the platform's own roles, and those of one organization, found by a part of its name. */
export const roleTabs = ['platform', 'org'] as const;
export const orgRoleSpec = listSpec({ filters: { orgName: '', orgNo: '' } });
