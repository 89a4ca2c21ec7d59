import { listSpec } from '../../../kit/list/listAddress.ts';

export const START_HOME = '/startbusiness';
export const BASES = '/startbusiness/visitor/incubation';

const PERSON = '/startbusiness/person/incubation';
export const OWN = PERSON;
export const HOURS = `${PERSON}/hours`;

export type TeamPart = 'milestone' | 'place' | 'talk' | 'fund' | 'follow';

/** A part of one project's incubation, for its team. */
export const teamPath = (part: TeamPart, projectId: string): string => `${PERSON}/${part}?id=${projectId}`;
export const fundUsePath = (id: string): string => `${PERSON}/fundUse?id=${id}`;

const HOST = '/startbusiness/institution/incubation';
export const HOST_HOME = HOST;
export const HOST_BOARD = `${HOST}/milestone`;
export const HOST_BASES = `${HOST}/base`;
export const BASE_ADD = `${HOST}/base/add`;
export const HOST_TUTORS = `${HOST}/tutor`;
export const HOST_FUNDS = `${HOST}/fund`;
export const HOST_REPORT = `${HOST}/report`;
export const hostProjectPath = (id: string): string => `${HOST}/project?id=${id}`;
export const placesPath = (id: string): string => `${HOST}/place?id=${id}`;
export const hostFundPath = (id: string): string => `${HOST}/fundUse?id=${id}`;

export const basesSpec = listSpec({ filters: { region: '', str: '' } });
export const plainSpec = listSpec({});
export const boardSpec = listSpec({ filters: { view: ['waiting', 'late', 'due'] } });
export const hostFundSpec = listSpec({ filters: { state: ['', '1', '2', '3', '4'] } });
export const projectSpec = listSpec({ filters: { view: ['milestone', 'check', 'fund'] } });
export const placesSpec = listSpec({ filters: { view: ['desk', 'room', 'booking'] } });
export const teamPlaceSpec = listSpec({ filters: { view: ['desk', 'room', 'booking'], day: '' } });
export const talkSpec = listSpec({ filters: { view: ['offered', 'own'] } });
export const tutorSpec = listSpec({ filters: { view: ['tutor', 'talk'] } });

export const roomsPath = (projectId: string): string => `/startbusiness/person/dataRoom?id=${projectId}`;
export const roomPagePath = (id: string): string => `/startbusiness/person/dataRoom/room?id=${id}`;
