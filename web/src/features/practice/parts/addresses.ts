import { listSpec } from '../../../kit/list/listAddress.ts';

export const examSpec = listSpec({
  filters: { subject: '', type: ['', '1', '2', '3'], str: '' },
  sorts: ['new', 'hot'],
});

export const wrongSpec = listSpec({ filters: { scope: ['wrong', 'starred'] } });

/** Where a round of practice begins; without an id it is not of one paper. */
export const roundPath = (from: 'wrong' | 'daily' | 'review'): string => `/exam/exercise?from=${from}`;

export const exercisePath = (id: string): string => `/exam/exercise/${id}`;

export const startPath = (id: string): string => `/exam/startExam?${new URLSearchParams({ examId: id })}`;

export const BOOK = '/account/practice';
