import { Outlet } from 'react-router';

export default function FillLayout() {
  return <Outlet />;
}
