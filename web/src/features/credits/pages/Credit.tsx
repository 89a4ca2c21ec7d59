import { redirect } from 'react-router';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.credit;

export const loader = () => redirect('/account/credit/course');

export default function Credit() {
  return null;
}
