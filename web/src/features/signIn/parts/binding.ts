import { sessionNote } from '../../../kit/sessionNote.ts';

/** A known third-party or job-number account that still needs a phone. */
export interface Binding {
  ticket: string;
  nickname: string;
  remember: boolean;
  /** The phone, masked, that the school knows; absent where it knows none. */
  hint?: string | undefined;
  /** Where to go afterwards. */
  address: string;
}

export const bindingNote = sessionNote<Binding>('binding');
export const BINDING_PATH = '/login/bindingMobile';
