import { SiteLink } from '../../kit/SiteLink.tsx';

export interface NavEntry {
  navTitle: string;
  navUrl: string;
  target: string;
}

interface NavLinksProps {
  items: readonly NavEntry[];
  /** The address of the entry one is at. */
  current: string | undefined;
  className: string | undefined;
}

/** Entries of the navigation as links, wherever they stand. */
export const NavLinks = ({ items, current, className }: NavLinksProps) =>
  items.map(({ navTitle, navUrl, target }) => (
    <SiteLink key={navUrl} to={navUrl} target={target} className={className} isCurrent={navUrl === current}>
      {navTitle}
    </SiteLink>
  ));
