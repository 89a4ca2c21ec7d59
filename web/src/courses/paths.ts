import { PERIOD } from '../player/periods.ts';

/** The page on which a class-hour is learnt. */
export const studyPath = (courseId: string, periodId: string): string => `/view/${courseId}?${PERIOD}=${periodId}`;

/** Where a learner goes on; the page itself knows which class-hour that is. */
export const resumePath = (courseId: string): string => `/view/${courseId}`;
