import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

/** The page fills what the header leaves of the window and scrolls within itself. */
export default function FillLayout() {
  return (
    <Frame kind="fill" footer={false}>
      <Outlet />
    </Frame>
  );
}
