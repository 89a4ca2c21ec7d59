import type { FieldTable } from '../kit/field.ts';
import { webhookTopics } from '../rules/webhooks.ts';

const topic = (name: keyof typeof webhookTopics) => ({ kind: 'flag', label: webhookTopics[name].label }) as const;

/** A system outside that is told of events. */
export const webhook = {
  hookName: { kind: 'line', label: '名称', max: 30, required: true },
  url: { kind: 'code', label: '接收地址', max: 300, required: true },
  hookFormat: { kind: 'choice', label: '送什么' },
  loginName: { kind: 'line', label: 'LRS 的账号', max: 100 },
  loginSecret: { kind: 'code', label: 'LRS 的密码', max: 200 },
  enrolled: topic('enrolled'),
  finished: topic('finished'),
  certified: topic('certified'),
  paid: topic('paid'),
  applied: topic('applied'),
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;
