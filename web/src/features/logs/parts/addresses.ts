import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the log is asked for, kept in the address. */
export const logSpec = listSpec({ filters: { operation: '', realName: '', keyword: '', beginDate: '', endDate: '' } });

export const centreLog = '/account/loglist';
export const consoleLog = '/admin/log';
