import { redirect } from 'react-router';
import { homeRoutes } from '../routes.ts';

export const handle = homeRoutes.oldHome;

export const loader = () => redirect('/', 301);

export default function OldHome() {
  return null;
}
