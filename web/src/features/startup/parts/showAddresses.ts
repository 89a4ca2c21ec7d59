import { listSpec } from '../../../kit/list/listAddress.ts';

export const SHOWS = '/startbusiness/visitor/show';
export const SHOW_DESK = '/startbusiness/institution/show';
export const SHOW_ADD = '/startbusiness/institution/show/add';

export const showSpec = listSpec({ filters: { when: ['coming', 'past'] } });

export const showDeskSpec = listSpec({});
