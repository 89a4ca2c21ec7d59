import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

/** Full-bleed pages on a deep ground, with the header over them. */
export default function ActivityLayout() {
  return (
    <Frame kind="over">
      <Outlet />
    </Frame>
  );
}
