import * as z from 'zod';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { isSameForGuests } from '#contract/kit/endpoint.ts';

/**
 * A list that everybody may read: it may be as old as a replica is behind, for everybody but whoever wrote in it. What is
 * kept ready-made is not among them, as it would be kept longer than it is behind.
 */
export const isPublicList = (call: Endpoint): boolean =>
  isSameForGuests(call) && !call.kept && call.output instanceof z.ZodObject && 'list' in call.output.shape;
