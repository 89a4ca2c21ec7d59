import * as z from 'zod';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

/** Names of what a message of LTI 1.3 says. */
export const claims = {
  messageType: `${CLAIM}message_type`,
  version: `${CLAIM}version`,
  deploymentId: `${CLAIM}deployment_id`,
  targetLink: `${CLAIM}target_link_uri`,
  resourceLink: `${CLAIM}resource_link`,
  custom: `${CLAIM}custom`,
  roles: `${CLAIM}roles`,
  context: `${CLAIM}context`,
  presentation: `${CLAIM}launch_presentation`,
  toolPlatform: `${CLAIM}tool_platform`,
  settings: `${DEEP}deep_linking_settings`,
  contentItems: `${DEEP}content_items`,
  data: `${DEEP}data`,
  endpoint: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
} as const;

export const VERSION = '1.3.0';
const SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/';

export const SCORE_SCOPE = `${SCOPE}score`;
export const LINE_ITEM_SCOPE = `${SCOPE}lineitem.readonly`;
export const RESULT_SCOPE = `${SCOPE}result.readonly`;

/** Roles of somebody in a course (LTI 1.3, A.2.3). */
export const roles = {
  learner: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
  teacher: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
} as const;

const Text = z
  .string()
  .max(4000)
  .refine((text) => !text.includes('\0') && text.isWellFormed());

/** What we read of a message whose signature was looked at; the rest of it is nobody's business here. */
export const Message = z.object({
  sub: Text.min(1).max(255),
  nonce: Text,
  azp: Text.optional(),
  name: Text.optional().catch(undefined),
  [claims.messageType]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [claims.version]: z.literal(VERSION),
  [claims.deploymentId]: Text,
  [claims.targetLink]: Text.default(''),
  [claims.custom]: z.record(z.string(), z.unknown()).nullish(),
  [claims.settings]: z
    .object({
      deep_link_return_url: Text,
      accept_types: z.array(z.string()),
      data: z.string().max(20_000).optional(),
    })
    .optional(),
  [claims.endpoint]: z.object({ scope: z.array(z.string()).default([]), lineitem: Text.optional() }).optional(),
});

export type Message = z.infer<typeof Message>;
