import { redirect } from 'react-router';
import { gradesRoutes } from '../routes.ts';

export const handle = gradesRoutes.home;

/** Everybody has classes they are in; who runs some has an entry of their own. */
export const loader = () => redirect(gradesRoutes.my.path);

export default function Home() {
  return null;
}
