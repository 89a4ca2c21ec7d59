import type { Source } from '#contract/user/oauth.ts';
import { call } from '../../../kit/call.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';
import { linkRender } from './calls.ts';

/** What only the browser that started may know; see `qAndwRender` in the contract. */
interface LinkVisit {
  source: Source;
  state: string;
  verifier: string;
}

export const linkNote = sessionNote<LinkVisit>('oauth-link');

/** Leaves for the third party. @throws CallError, already shown */
export async function visitToLink(source: Source): Promise<void> {
  const { url, state, verifier } = await call(await linkRender(), { source });
  linkNote.keep({ source, state, verifier });
  location.assign(url);
}
