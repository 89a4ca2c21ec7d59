import { UserType } from '#contract/rules/userTypes.ts';
import type { Session } from '../../../kit/session.tsx';

/** Lecturers write courses, and of organizations who may; the server asks again. */
export const isAuthor = (session: Session | null): boolean =>
  session !== null && (session.current.userType === UserType.lecturer || session.can('course:edit'));
