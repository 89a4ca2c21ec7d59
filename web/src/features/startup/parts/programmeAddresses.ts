import { listSpec } from '../../../kit/list/listAddress.ts';

export const PROGRAMMES = '/startbusiness/visitor/programme';
export const APPLICATIONS = '/startbusiness/person/programme';
export const APPLY = '/startbusiness/person/programme/apply';
export const APPLICATION = '/startbusiness/person/programme/application';
export const READING = '/startbusiness/person/programme/reading';
export const SHEET = '/startbusiness/person/programme/reading/sheet';
export const PROGRAMME_DESK = '/startbusiness/institution/programme';
export const PROGRAMME_ADD = '/startbusiness/institution/programme/add';
export const PROGRAMME_RUN = '/startbusiness/institution/programme/run';
export const HOSTED = '/startbusiness/institution/programme/application';

export const programmeSpec = listSpec({
  filters: {
    region: '',
    field: ['', '1', '2', '3', '4', '5', '6', '7', '8'],
    phase: ['', '1', '2', '3', '4'],
    str: '',
  },
});

export const resultSpec = listSpec({});

export const ownApplicationSpec = listSpec({});

export const readingSpec = listSpec({ filters: { state: ['', '0', '1'] } });

export const programmeDeskSpec = listSpec({ filters: { state: ['', '0', '1', '2', '3', '4'] } });

/** The applications of one programme; `id` is the programme. */
export const runSpec = listSpec({ filters: { id: '', appealed: ['', '1'] } });

export const CASES = '/startbusiness/visitor/typicalCase';
export const OWN_CASES = '/startbusiness/person/typicalCase';
export const OWN_CASE = '/startbusiness/person/typicalCase/view';
export const CASE_DESK = '/startbusiness/institution/typicalCase';
export const CASE_ADD = '/startbusiness/institution/typicalCase/add';

export const caseSpec = listSpec({
  filters: { region: '', field: ['', '1', '2', '3', '4', '5', '6', '7', '8'], str: '' },
});

export const ownCaseSpec = listSpec({});

export const caseDeskSpec = listSpec({ filters: { state: ['', '0', '1', '2'] } });

/** A place as a call takes it: what is no code finds nothing. */
export const placeOf = (region: string): string => (/^\d{0,6}$/.test(region) ? region : '999999');
