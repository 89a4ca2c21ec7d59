import { industryZones } from './industry.ts';
import { platformZones } from './platform.ts';
import type { SeedArticleZone } from './types.ts';

/** Four columns in their order. */
export const articleZones: SeedArticleZone[] = [...platformZones, ...industryZones];
