import { siteRoutes } from '../routes.ts';

export const handle = siteRoutes.home;

export default function Home() {
  return <h1>知途</h1>;
}
