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

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/template.ts',
  // 每个工作进程有自己的一份演示世界（support/test.ts），所以测试之间没有次序，也不用等彼此。
  // 多出一个进程：总有一个在等片子、动画或网络。量快慢的，等别的都停了再量。
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'learning', testMatch: 'learning.spec.ts' },
    { name: 'pages', testIgnore: ['learning.spec.ts', 'budgets.spec.ts'] },
    { name: 'measured', testMatch: 'budgets.spec.ts', workers: 1, dependencies: ['learning', 'pages'] },
  ],
  timeout: 60_000,
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
});
