/** Picks of zones: name → keys of courses, in their order. */
export const zonePicks: Record<string, string[]> = {
  本期好课: ['py-data', 'ev-three', 'bim-pre', 'en-meeting', 'robot-prog'],
  近期直播: ['live-nurse', 'live-speak', 'live-board', 'live-script', 'live-embedded', 'live-nextshop'],
  岗位先修: ['sql-100', 'mcu-c', 'nurse-base', 'acct-base', 'cross-shop', 'plc-start', 'layout-type', 'ml-ten'],
  免费开始: ['biz-read', 'web-eng', 'first-aid', 'green-tomato', 'elder-care', 'survey-level', 'scope-use', 'safe-aware'],
  资料与工具: ['res-jobs', 'res-chart', 'res-ev', 'res-meeting', 'res-shop', 'res-5s', 'res-temp', 'res-grid'],
  文库新到: ['lib-data', 'lib-nurse', 'lib-plc', 'lib-acct', 'lib-english', 'lib-ev', 'lib-bim'],
};
