import { useLocation, useNavigate } from 'react-router';

/** Agreement or form, kept in the address; the form opens only to who has agreed. */
export function useStep(isAgreed: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const current = isAgreed && query.get('step') === 'form' ? (1 as const) : (0 as const);
  return {
    current,
    goOn: () => {
      query.set('step', 'form');
      void navigate(`${pathname}?${query}`);
    },
  };
}
