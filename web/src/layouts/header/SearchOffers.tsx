import type { RefObject } from 'react';
import type { SearchScope } from './searchTarget.ts';
import { BeforeTyping } from './BeforeTyping.tsx';
import { WhileTyping } from './WhileTyping.tsx';

export interface OffersProps {
  input: RefObject<HTMLInputElement | null>;
  id: string;
  typed: string;
  scope: SearchScope;
  /** Fills the place it stands in instead of floating below the box. */
  wide: boolean;
  /** Opens what was suggested. */
  onOpen: (title: string, to: string) => void;
  /** Searches for a text; `everywhere` also on the pages that search within themselves. */
  onPick: (text: string, how?: { everywhere?: boolean; isTyped?: boolean }) => void;
  onClose: () => void;
}

/** Below the search box: what one searched lately and what many search, then suggestions for what is typed. */
export const SearchOffers = (props: OffersProps) =>
  props.typed === '' ? <BeforeTyping {...props} /> : <WhileTyping {...props} />;
