import { Frame } from './Frame.tsx';
import { KeepAliveOutlet } from './KeepAliveOutlet.tsx';

export default function DefaultLayout() {
  return (
    <Frame>
      <KeepAliveOutlet />
    </Frame>
  );
}
