import { redirect } from 'react-router';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.home;

/** What an organization does here most is looking after its courses. */
export const loader = () => redirect(orgTeachingRoutes.all.path);

export default function Home() {
  return null;
}
