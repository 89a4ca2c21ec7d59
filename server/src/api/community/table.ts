import type { Handler } from '../../kit/handle.ts';
import * as article from './article.ts';
import * as articleZone from './articleZone.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [article, articleZone];
