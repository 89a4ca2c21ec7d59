import type { Config } from '@react-router/dev/config';
import { compressAssets } from './compressAssets.config.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: '../build/web',
  ssr: true,
  buildEnd: () => compressAssets(new URL('../build/web/client/assets', import.meta.url)),
} satisfies Config;
