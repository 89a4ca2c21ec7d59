import { readHandOver } from '../parts/handOver.ts';
import { TakeOver } from '../parts/TakeOver.tsx';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.transferPage;

/** Hand-over from the H5 site or a partner: `#ticket=…` or `#token=…`, with `target`. */
export default function TransferPage() {
  return <TakeOver read={readHandOver} />;
}
