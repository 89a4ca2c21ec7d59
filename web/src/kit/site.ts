import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { NavItem } from '#contract/system/nav.ts';
import type { link, navList, Website } from '#contract/system/website.ts';
import { builtInSite } from './builtInSite.ts';

/** What surrounds every page: the site's settings and its links, without those that lead nowhere yet. */
export interface SiteData {
  site: Website;
  navBar: NavItem[];
  footerNav: OutputOf<typeof navList.output>['websiteNavList'];
  links: OutputOf<typeof link.output>['websiteLinkList'];
  /** Those of the shell's own targets whose page there is. */
  built: string[];
  /** Whose own host this is, its colour by the name in the style sheet and as browsers want it; null on the platform's own. */
  house: { orgNo: string; theme: string; color: string } | null;
  demo: boolean;
  /** Our own origin. */
  publicUrl: string;
}

/** The site around the page; the built-in one when even the root could not be loaded. */
export const useSite = (): SiteData => useRouteLoaderData<SiteData>('root') ?? bare;

/** Whether a target of the shell has its page: entries without one are left out. */
export function useIsBuilt(): (path: string) => boolean {
  const { built } = useSite();
  return useMemo(() => {
    const known = new Set(built);
    return (path) => known.has(path);
  }, [built]);
}

const bare: SiteData = {
  site: builtInSite,
  navBar: [],
  footerNav: [],
  links: [],
  built: ['/'],
  house: null,
  demo: false,
  publicUrl: '',
};
