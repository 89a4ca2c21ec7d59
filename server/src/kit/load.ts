import { Counter, Gauge } from 'prom-client';

/** How much this process has to do at the moment; `/metrics` shows it. */
export const underWay = new Gauge({
  name: 'zhitu_requests_under_way',
  help: 'Calls and pages that are being answered',
  registers: [],
});

export const refused = new Counter({
  name: 'zhitu_requests_refused_total',
  help: 'Calls and pages that were told to come again because too many were under way',
  registers: [],
});

export const openTabs = new Gauge({
  name: 'zhitu_live_tabs',
  help: 'Open pages that are connected for live events',
  registers: [],
});
