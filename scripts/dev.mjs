import { onSupportedNode } from './lib/supportedNode.mjs';

onSupportedNode(() => import('./lib/dev.mjs'));
