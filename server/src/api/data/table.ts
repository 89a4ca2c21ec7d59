import type { Handler } from '../../kit/handle.ts';
import * as courseLog from './courseLog.ts';
import * as watchLiveLog from './watchLiveLog.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [courseLog, watchLiveLog];
