import * as z from 'zod';
import { policyAdvocacy, policyAdvocacyMore } from '../fields/policyAdvocacy.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { richText } from '../kit/richText.ts';
import { Id, Time } from '../kit/values.ts';
import { MOST_ADVOCATED } from '../rules/startPolicies.ts';

/** What a publisher writes. */
export const advocacyContent = {
  ...fieldSchemas(policyAdvocacy),
  body: richText(policyAdvocacyMore.body),
  policyIds: named(
    policyAdvocacyMore.policyIds,
    z
      .array(Id.open('startPolicy'))
      .max(MOST_ADVOCATED, `最多讲 ${MOST_ADVOCATED} 条政策`)
      .refine((ids) => new Set(ids).size === ids.length, '同一条政策只放一次')
      .default([]),
  ),
};

export const AdvocacyCard = z.object({
  id: Id,
  title: z.string(),
  intro: z.string(),
  publisherName: z.string(),
  orgNo: Id.nullable(),
  publishedAt: Time.nullable(),
  /** How many public policies it is about. */
  countPolicy: z.int(),
});

export type AdvocacyCard = z.infer<typeof AdvocacyCard>;
