import { defineConfig } from '@playwright/test';

/**
 * Playwright turns off the first ones itself, but of several such arguments only the last counts. The page behind the
 * address bar, which nobody sees, would cost every new window half as much again as one of our pages.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmnibox',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The whole browser; without its window it has no camera and no microphone. */
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--use-fake-device-for-media-stream=fps=10',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

function specOf(name: string): string {
  return `${name}.spec.ts`;
}

/** Each needs a camera, or sends and plays moving pictures on several pages: two of them at once would take all there is. */
const moving = [
  'calls',
  'callDevices',
  'examCamera',
  'firefox',
  'groupCall',
  'imMessages',
  'lateClass',
  'live',
  'liveLadder',
  'livePeople',
  'liveStage',
  'liveStandby',
  'rtcEngine',
].map(specOf);

/** These wait more than they work: for films to play, for what is due after so many seconds, for a server to come back. */
const waiting = ['examCorrection', 'examRoom', 'films', 'imKicked', 'imRestart', 'learning'].map(specOf);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/template.ts',
  // Every worker has a demo world of its own (support/test.ts), so tests have no order and wait for nobody. One
  // worker for each core, since a browser keeps a core busy, and one for those that wait. Speed is measured after the
  // others.
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    {
      name: 'moving',
      testMatch: moving,
      workers: 1,
      use: { launchOptions: { executablePath: chromium, args } },
    },
    { name: 'pages', testIgnore: ['budgets.spec.ts', ...waiting, ...moving], workers: 2 },
    { name: 'measured', testMatch: 'budgets.spec.ts', workers: 1, dependencies: ['waiting', 'moving', 'pages'] },
  ],
  timeout: 60_000,
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // It would answer before the routes that tests lay; the test of being offline lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM_HEADLESS_PATH'] ?? chromium, args },
  },
});
