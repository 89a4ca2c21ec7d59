import { redirect } from 'react-router';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collection;

/** Courses are what can be collected today. */
export const loader = () => redirect('/account/collection/course');

export default function Collection() {
  return null;
}
