import { PageHead } from '../../../ui/PageHead.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.dashboard;

/** What the operator looks at first. */
export default function Dashboard() {
  return <PageHead size="work" title="运营概览" />;
}
