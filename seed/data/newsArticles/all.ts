import { industryZones } from './industry.ts';
import { platformZones } from './platform.ts';
import type { SeedArticleZone } from './types.ts';

/** 四个栏目，次序即显示次序。 */
export const articleZones: SeedArticleZone[] = [...platformZones, ...industryZones];
