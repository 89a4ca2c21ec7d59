import { redirect } from 'react-router';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.listcopy;

/** An earlier address of the catalogue. */
export const loader = ({ request }: LoaderArgs) => redirect(`/list${new URL(request.url).search}`, 301);

export default function ListCopy() {
  return null;
}
