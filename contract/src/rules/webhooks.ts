import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What a system outside can be told of: the field of the form, the name it travels under, and what people call it. */
export const webhookTopics = {
  enrolled: { event: 'course.enrolled', label: '报名了课程' },
  finished: { event: 'course.finished', label: '学完了课程' },
  certified: { event: 'certificate.issued', label: '得到了证书' },
  paid: { event: 'order.paid', label: '付了款' },
  applied: { event: 'vacancy.applied', label: '投递了职位' },
} as const;

export type WebhookTopic = keyof typeof webhookTopics;

export const topicNames = Object.keys(webhookTopics) as WebhookTopic[];

/** Everything that is ever sent, by the name it travels under. */
export const webhookEvents = {
  'course.enrolled': webhookTopics.enrolled.label,
  'course.finished': webhookTopics.finished.label,
  'certificate.issued': webhookTopics.certified.label,
  'order.paid': webhookTopics.paid.label,
  'vacancy.applied': webhookTopics.applied.label,
  'webhook.test': '试送',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

/** What an address takes: our events, signed, or statements of xAPI for a learning record store. */
export const HookFormat = choice({ events: [1, '事件（签名的 webhook）'], xapi: [2, '学习记录（xAPI 语句）'] });
export type HookFormat = ValueOf<typeof HookFormat>;

/** What xAPI has words for. */
export const learningTopics: readonly WebhookTopic[] = ['enrolled', 'finished', 'certified'];

/** What became of one event for one address. */
export const HookState = choice({ waiting: [0, '等着送'], delivered: [1, '送到了'], failed: [2, '没有送到'] });
export type HookState = ValueOf<typeof HookState>;

/** So many addresses can be told; more are a queue of somebody else's. */
export const MOST_WEBHOOKS = 20;

/** An address as it can be told: no fragment, no name and password, which would end up in logs. */
export function isWebhookAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash, hostname } = new URL(text);
  return username === '' && password === '' && hash === '' && hostname !== '';
}
