import type { Handler } from '../kit/handle.ts';
import * as authMenu from './system/authMenu.ts';
import * as website from './system/website.ts';
import * as ext from './user/ext.ts';

/** Every file of handlers. A new resource is one line here. */
const resources: Record<string, Handler>[] = [website, authMenu, ext];

export const handlers: readonly Handler[] = resources.flatMap((resource) => Object.values(resource));
