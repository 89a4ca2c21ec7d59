import { siteRoutes } from '../features/site/routes.ts';
import type { PageEntry } from '../kit/page.ts';

/** Every page there is. A feature adds its routes here. */
export const pages: readonly PageEntry[] = [siteRoutes].flatMap((feature) => Object.values(feature));
