import { PERIOD } from '../player/periods.ts';

/** The page on which a class-hour is learnt. */
export const studyPath = (courseId: string, periodId: string): string => `/view/${courseId}?${PERIOD}=${periodId}`;
