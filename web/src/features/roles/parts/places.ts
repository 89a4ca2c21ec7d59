import type { Action } from '#contract/rules/actions.ts';

/** Where roles are kept: by an organization in its centre, by the operator in the console. */
export interface Place {
  list: string;
  edit: string;
  /** The operation log beside it. */
  log: string;
  mayEdit: Action;
  maySeeAs: Action;
  mayReadLog: Action;
}

export const centrePlace: Place = {
  list: '/account/roles',
  edit: '/account/roles/addRole',
  log: '/account/loglist',
  mayEdit: 'role:edit',
  maySeeAs: 'role:seeAs',
  mayReadLog: 'orgLog:view',
};

export const consolePlace: Place = {
  list: '/admin/roles',
  edit: '/admin/roles/addRole',
  log: '/admin/log',
  mayEdit: 'platformRole:edit',
  maySeeAs: 'platformRole:edit',
  mayReadLog: 'log:view',
};
