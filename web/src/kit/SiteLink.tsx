import { Link } from '../ui/Link.tsx';
import type { ReactNode } from 'react';
import { addressKind } from '#contract/rules/addressKind.ts';

interface SiteLinkProps {
  /** Own path or another site's address, as the operator typed it. */
  to: string;
  target?: string;
  className?: string;
  isCurrent?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link from the site's settings: own paths stay in the page, other sites open as they are told; anything else is text. */
export function SiteLink({ to, target, className, isCurrent, onClick, children }: SiteLinkProps) {
  const kind = addressKind(to);
  const blank = target === '_blank';
  const shared = { className, onClick, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (kind === 'own' && !blank) {
    return (
      <Link {...shared} to={to}>
        {children}
      </Link>
    );
  }
  if (kind === 'none') return <span className={className}>{children}</span>;
  return (
    <a {...shared} href={to} {...(blank ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}
