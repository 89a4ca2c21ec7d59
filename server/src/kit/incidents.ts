import { Counter } from 'prom-client';

/** What should never happen and was put right: `/metrics` shows how often, by what it was. */
export const incidents = new Counter({
  name: 'zhitu_incidents_total',
  help: 'Kept figures that turned out wrong and were put right, by kind',
  labelNames: ['kind'],
  registers: [],
});
