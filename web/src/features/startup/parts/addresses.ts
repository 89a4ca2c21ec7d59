import { listSpec } from '../../../kit/list/listAddress.ts';

export const HOME = '/startbusiness';
export const BASES = '/startbusiness/visitor/incubation';
export const LIBRARY = '/startbusiness/visitor/policy';
export const ADVOCACIES = '/startbusiness/visitor/policyAdvocacy';
export const ADVOCACY_DESK = '/startbusiness/institution/policyAdvocacy';
export const ADVOCACY_ADD = '/startbusiness/institution/policyAdvocacy/add';
export const CHECK = '/startbusiness/person/policy';
export const FACTS = '/startbusiness/person/policy/facts';
export const DATES = '/startbusiness/person/policy/dates';
export const DESK = '/startbusiness/institution/policy';
export const ADD = '/startbusiness/institution/policy/add';

/** What the library keeps in the address. */
export const librarySpec = listSpec({
  filters: {
    region: '',
    level: ['', '1', '2', '3', '4', '5'],
    field: ['', '1', '2', '3', '4', '5', '6', '7'],
    phase: ['', '1', '2', '3', '4'],
    str: '',
  },
  sorts: ['fresh', 'due'],
});

/** What the self-check shows: 1 fits, 2 needs a fact, 3 does not fit. */
export const checkSpec = listSpec({ filters: { fit: ['1', '2', '3'] } });

export const datesSpec = listSpec({});

export const deskSpec = listSpec({ filters: { state: ['', '0', '1', '2'] } });

export const advocacySpec = listSpec({ filters: { str: '' } });

export const PROJECTS = '/startbusiness/visitor/projectList';
export const OWN_PROJECTS = '/startbusiness/person/projectManage';
export const PROJECT_ADD = '/startbusiness/person/projectManage/add';
export const TEAM = '/startbusiness/person/team';
export const TEAM_PEOPLE = '/startbusiness/person/team/people';
export const PROJECT_DESK = '/startbusiness/institution/projectManage';

export const projectSpec = listSpec({
  filters: {
    field: ['', '1', '2', '3', '4', '5', '6', '7', '8'],
    stage: ['', '1', '2', '3', '4', '5'],
    open: ['', '1'],
    str: '',
  },
});

export const ownProjectSpec = listSpec({});

/** Whom the platform proposes for one open role. */
export const teamPeopleSpec = listSpec({ filters: { id: '' } });

export const projectDeskSpec = listSpec({ filters: { state: ['', '1', '2', '3', '4', '5', '6', '7'] } });
