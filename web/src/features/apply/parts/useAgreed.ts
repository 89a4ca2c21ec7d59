import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';

/**
 * Whether the visitor has agreed and asked for the form (`?step=form`). Remembered until the tab closes, so that it
 * survives a reload and signing in; who corrects a refused application agreed before.
 */
export function useAgreed(kind: string, agreedBefore: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [ticked, setTicked] = useState(false);
  const query = new URLSearchParams(search);
  const note = sessionNote<boolean>(`agreed-${kind}`);
  const agreed = agreedBefore || ticked || (isHydrated && note.read() === true);
  const isFormOpen = agreed && query.get('step') === 'form';
  return {
    isFormOpen,
    /** Back to the agreement; who agreed before has none to go back to. */
    agreementHref: isFormOpen && !agreedBefore ? `${pathname}?${without(query, 'step')}` : undefined,
    agree: () => {
      note.keep(true);
      setTicked(true);
      query.set('step', 'form');
      void navigate(`${pathname}?${query}`);
    },
  };
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
