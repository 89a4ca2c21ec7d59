import * as z from 'zod';
import { LEAST_MAXIMUM, MOST_SCORE, toolDeploymentId } from '#contract/rules/ltiTools.ts';
import { isEntryPoint } from '#contract/rules/sso.ts';
import type { Platform } from '../../kit/context.ts';
import { claims, VERSION } from '../lti/claims.ts';
import { takeTicket } from '../signIn/tickets.ts';
import { keepLink } from './links.ts';
import { Refusal } from './refusal.ts';
import { readSigned } from './signature.ts';

const Text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0') && text.isWellFormed());

/** A resource link as a tool describes it (LTI Deep Linking 2.0, 2.3.3). */
const Item = z.object({
  type: z.literal('ltiResourceLink'),
  title: Text(1000).optional(),
  url: Text(500).refine(isEntryPoint).optional(),
  custom: z.record(Text(100), z.union([Text(2000), z.number(), z.boolean()])).optional(),
  lineItem: z.object({ scoreMaximum: z.number().min(LEAST_MAXIMUM).max(MOST_SCORE).optional() }).optional(),
});

/** LtiDeepLinkingResponse; we asked for one link. */
const Response = z.object({
  [claims.messageType]: z.literal('LtiDeepLinkingResponse'),
  [claims.version]: z.literal(VERSION),
  [claims.deploymentId]: z.string(),
  [claims.data]: z.string(),
  [claims.contentItems]: z.array(z.unknown()).max(20).default([]),
});

const TITLE = 100;
const MOST_CUSTOM = 8000;

/** Keeps what somebody chose at a tool. @returns its title; undefined where they chose nothing @throws Refusal */
export async function takeContent(place: Platform, token: string): Promise<string | undefined> {
  const { db, clock, config } = place;
  const { tool, payload } = await readSigned(place, token, { audience: config.publicUrl, once: 'nonce' });
  const response = Response.safeParse(payload);
  if (!response.success || response.data[claims.deploymentId] !== toolDeploymentId(tool.id))
    throw new Refusal(400, 'invalid_request', '工具送来的内容不对');
  const asked = await takeTicket(db, 'ltiChoice', response.data[claims.data], clock());
  if (!asked || asked.toolId !== tool.id) throw new Refusal(400, 'invalid_request', '这次选择已经送来过，或者过期了');
  const [first] = response.data[claims.contentItems];
  if (first === undefined) return undefined;
  const item = Item.safeParse(first);
  if (!item.success || JSON.stringify(item.data.custom ?? {}).length > MOST_CUSTOM)
    throw new Refusal(400, 'invalid_request', '工具送来的内容不能放进课程');
  const { title = '', url: linkUrl = '', custom = {}, lineItem } = item.data;
  const link = await keepLink(
    { db, now: clock() },
    {
      ...asked,
      title: title.trim().slice(0, TITLE) || tool.toolName,
      linkUrl,
      custom: Object.fromEntries(Object.entries(custom).map(([name, value]) => [name, String(value)])),
      scoreMaximum: lineItem?.scoreMaximum ?? 100,
    },
  );
  return link.title;
}
