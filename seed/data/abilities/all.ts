import { digitalFields } from './digital.ts';
import { industryFields } from './industry.ts';
import { serviceFields } from './services.ts';
import type { SeedField } from './types.ts';

/** The ability model in our own words: fields, the abilities in them, and their items. */
export const abilityFields: SeedField[] = [...digitalFields, ...industryFields, ...serviceFields];
