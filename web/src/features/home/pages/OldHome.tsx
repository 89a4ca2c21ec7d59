import { redirect } from 'react-router';
import { siteRoutes } from '../routes.ts';

export const handle = siteRoutes.oldHome;

export const loader = () => redirect('/', 301);

export default function OldHome() {
  return null;
}
