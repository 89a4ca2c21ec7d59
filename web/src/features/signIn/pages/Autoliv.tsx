import { isId } from '#contract/rules/id.ts';
import { readHandOver } from '../parts/handOver.ts';
import type { HandOver } from '../parts/handOver.ts';
import { TakeOver } from '../parts/TakeOver.tsx';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.autoliv;

/** A partner's link into a live room: `?ticket=…` with `id` of the live course, or with a target of its own. */
export default function Autoliv() {
  return <TakeOver read={readRoom} />;
}

function readRoom(address: URL): HandOver {
  const { ticket, target } = readHandOver(address);
  const id = address.searchParams.get('id') ?? '';
  const room = isId(id) ? `/live/detail/${id}` : '/live';
  return { ticket, token: null, target: target === '/' ? room : target };
}
