import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

export function DefaultFrame({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
