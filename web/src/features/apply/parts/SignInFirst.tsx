import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '#contract/rules/guard.ts';
import type { ButtonLook } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Leads to sign-in and back to here, where what was typed still is. */
export function SignInFirst({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={loginAddress(pathname, search)} {...look}>
      {children}
    </LinkButton>
  );
}
