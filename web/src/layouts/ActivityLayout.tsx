import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

/** Full-bleed pages that begin at the upper edge of the window, with the header over them. */
export default function ActivityLayout() {
  return (
    <Frame kind="over">
      <Outlet />
    </Frame>
  );
}
