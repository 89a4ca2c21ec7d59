import type { Source } from '#contract/user/oauth.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';

/** What only the browser that started may know; see `qAndwRender` in the contract. */
interface LinkVisit {
  source: Source;
  state: string;
  verifier: string;
}

export const linkNote = sessionNote<LinkVisit>('oauth-link');

/** Leaves for the third party. */
export function visitToLink({ url, ...visit }: LinkVisit & { url: string }): void {
  linkNote.keep(visit);
  location.assign(url);
}
