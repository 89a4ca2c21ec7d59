import { redirect } from 'react-router';
import { siteRoutes } from '../routes.ts';

export const handle = siteRoutes.nowhere;

/** Links whose target was never filled in end here. */
export const loader = () => redirect('/');

export default function Nowhere() {
  return null;
}
