import { onSupportedNode } from './lib/supportedNode.mjs';

onSupportedNode(() => import('./lib/build.mjs'));
