import { onSupportedNode } from './lib/supportedNode.mjs';

onSupportedNode(() => import('./lib/zhitu.mjs'));
