import { redirect } from 'react-router';
import { pageUrl } from '../../../kit/pageUrl.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { Gone } from '../room/Gone.tsx';
import { liveRoutes } from '../routes.ts';

export const handle = liveRoutes.tx;

/** What the older line called who teaches. */
const anchors: ReadonlySet<string> = new Set(['anchor', 'pusher', '1']);

/** The older addresses of the same rooms: `anchor` teaches, everything else watches. */
export function loader({ request, params }: LoaderArgs) {
  const { search } = pageUrl(request);
  throw redirect(`${anchors.has(params['type'] ?? '') ? '/newlive/pusher' : '/newlive/player'}${search}`);
}

export default function LiveTx() {
  return <Gone failure={null} />;
}
