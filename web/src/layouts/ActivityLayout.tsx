import { Outlet } from 'react-router';

export default function ActivityLayout() {
  return <Outlet />;
}
