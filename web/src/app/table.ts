import { demoRoutes } from '../features/demo/routes.ts';
import { feedbackRoutes } from '../features/feedback/routes.ts';
import { signInRoutes } from '../features/signIn/routes.ts';
import { siteRoutes } from '../features/site/routes.ts';
import type { PageEntry } from '../kit/page.ts';

/** Every page there is. A feature adds its routes here. */
export const pages: readonly PageEntry[] = [siteRoutes, signInRoutes, demoRoutes, feedbackRoutes].flatMap((feature) =>
  Object.values(feature),
);
