import { AT, PERIOD } from '../player/periods.ts';

/** The page on which a class-hour is learnt. */
export const studyPath = (courseId: string, periodId: string): string => `/view/${courseId}?${PERIOD}=${periodId}`;

/** The same, opened at a second of the film or a page of the document. */
export const momentPath = (courseId: string, periodId: string, position: number): string =>
  `${studyPath(courseId, periodId)}&${AT}=${position}`;

/** Where a learner goes on; the page itself knows which class-hour that is. */
export const resumePath = (courseId: string): string => `/view/${courseId}`;
